import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { remark } from '#course/remark/calls.ts'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { askAgain } from '#platform/web/query.ts'
import { type Preview, type RuleQuestion, regrade } from '../calls.ts'

interface Props {
  question: string
  written: Omit<RuleQuestion, 'falling'>
  preview: Preview
  onClose: () => void
  onDone: () => void
}

/** The last look; where results fall, that is confirmed by itself, with their number. */
export function ConfirmRuling({ question, written, preview: { up, down }, onClose, onDone }: Props) {
  const t = useTranslations('regrade-staff')
  const falling = down.attempts
  const [isConfirmed, setConfirmed] = useState(false)
  const [isTried, setTried] = useState(false)
  const act = useAct(regrade.rule, {
    invalidates: [regrade.rulings, regrade.preview, remark.list],
    done: () => {
      toast({ kind: 'success', text: t('done') })
      onDone()
    },
    // Somebody's result has changed since it was read: the numbers are asked for again.
    failed: () => {
      void askAgain(regrade.preview, regrade.rulings)
      return false
    },
  })
  const confirm = () => {
    setTried(true)
    if (falling > 0 && !isConfirmed) return undefined
    return act.run({ params: { id: question }, body: { ...written, falling } })
  }
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      confirm={t('confirm.act')}
      danger={falling > 0}
      busy={act.busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text fw={600}>{t(`kinds.${written.kind}`)}</Text>
      <Text>{t('confirm.effect', { count: up.attempts + falling })}</Text>
      {falling > 0 && (
        <CheckBox
          label={t('confirm.falling', { count: falling })}
          checked={isConfirmed}
          error={isTried && !isConfirmed ? t('confirm.needed') : undefined}
          onChange={({ currentTarget: { checked } }) => setConfirmed(checked)}
        />
      )}
    </ConfirmDialog>
  )
}
