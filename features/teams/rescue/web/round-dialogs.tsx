import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type RescueRound, rescue } from '../calls.ts'
import classes from './rescue.module.css'
import { useChanged } from './use-changed.ts'

interface Props {
  round: RescueRound
  onClose: () => void
}

/** A new draft in the place of this one. */
export function AgainDialog({ round, onClose }: Props) {
  const t = useTranslations('rescue-staff')
  const { changedBy, failed } = useChanged()
  const { run, busy } = useAct(rescue.propose, {
    invalidates: [rescue.round],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('proposed') })
    },
    failed,
  })
  return (
    <ConfirmDialog
      title={t('againTitle')}
      confirm={t('again')}
      busy={busy}
      onConfirm={() => run({ body: { revision: round.revision } })}
      onClose={onClose}
    >
      <Changed by={changedBy} />
      <Text>{t('againEffect')}</Text>
    </ConfirmDialog>
  )
}

/** What will happen, in numbers, before what is final. */
export function SendDialog({ round, onClose }: Props) {
  const t = useTranslations('rescue-staff')
  const { changedBy, failed } = useChanged()
  const { counts, revision } = round
  const { run, busy } = useAct(rescue.send, {
    invalidates: [rescue.round],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('sent', { count: counts.letters }) })
    },
    failed,
  })
  return (
    <ConfirmDialog
      title={t('sendTitle')}
      confirm={t('send')}
      busy={busy}
      onConfirm={() => run({ body: { revision } })}
      onClose={onClose}
    >
      <Changed by={changedBy} />
      <div className={classes.effect}>
        <p>{t('sendEffect.owners', { count: counts.withProject })}</p>
        <p>{t('sendEffect.open', { count: counts.withoutProject })}</p>
        <p>{t('sendEffect.unplaced', { count: counts.unplaced })}</p>
        <p>{t('sendEffect.final')}</p>
      </div>
    </ConfirmDialog>
  )
}

/** Whoever was slower learns who was faster, and decides again on what there is now. */
export function Changed({ by }: { by: string | null }) {
  const t = useTranslations('rescue-staff')
  return by && <Notice kind="problem">{t('changedMeanwhile', { name: by })}</Notice>
}
