import { Button, Text } from '@mantine/core'
import { type Challenge, challenge as calls } from '@rajt/contract/challenge'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { useAct } from '../ui/use-act.ts'
import { useCallForm } from '../ui/use-call-form.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { ChallengeForm, toFields, toValues } from './challenge-form.ts'
import { onField } from './refused-fields.ts'
import { useDocuments, useLogo } from './use-files.ts'

const takenOf = ({ maxStudents, freeSlots }: Challenge) => maxStudents - freeSlots

/** Changing and removing a challenge; for those who may. */
export function ChallengeActs({ challenge }: { challenge: Challenge }) {
  const t = useTranslations('challenge-staff')
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const { title, fields } = challenge
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('editOne', { title })}
        onClick={() => setOpen('edit')}
      >
        {t('edit')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('removeOne', { title })}
        onClick={() => setOpen('remove')}
      >
        {t('remove')}
      </Button>
      {open === 'edit' && fields && <EditDialog challenge={challenge} fields={fields} onClose={close} />}
      {open === 'remove' && <RemoveDialog challenge={challenge} onClose={close} />}
    </>
  )
}

interface Props {
  challenge: Challenge
  onClose: () => void
}

function EditDialog({ challenge, fields, onClose }: Props & { fields: NonNullable<Challenge['fields']> }) {
  const t = useTranslations('challenge-staff')
  const logo = useLogo(challenge.logo)
  const documents = useDocuments(challenge.documents)
  const form = useCallForm({
    call: calls.edit,
    schema: ChallengeForm,
    defaults: toValues(fields),
    draft: `challenge.${challenge._id}`,
    params: { id: challenge._id },
    body: (values) => ({
      ...toFields(values, fields),
      removeLogo: logo.isRemoved,
      removeDocuments: [...documents.gone],
    }),
    files: { logo: logo.file, documents: documents.added },
    goesStale: [calls.more, calls.titles],
    onField,
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done.edit') })
    },
    // The toast says that it failed (spec 8), the dialog why.
    failed: () => !toast({ kind: 'failure', text: t('failed.edit') }),
  })
  return (
    <ChallengeDialog title={t('edit')} taken={takenOf(challenge)} {...{ form, logo, documents, onClose }} />
  )
}

function RemoveDialog({ challenge, onClose }: Props) {
  const t = useTranslations('challenge-staff')
  const taken = takenOf(challenge)
  const { run, busy } = useAct(calls.remove, {
    goesStale: [calls.more, calls.titles],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done.remove') })
    },
    failed: () => !toast({ kind: 'failure', text: t('failed.remove') }),
  })
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirm={t('remove')}
      danger
      busy={busy}
      onConfirm={() => run({ params: { id: challenge._id } })}
      onClose={onClose}
    >
      <Text fw={600} lang={challenge.language}>
        {challenge.title}
      </Text>
      <Text>{taken > 0 ? t('removeUsed', { count: taken }) : t('removeUnused')}</Text>
    </ConfirmDialog>
  )
}
