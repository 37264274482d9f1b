import { useTranslations } from 'use-intl'
import { EntryActs } from '#platform/ui/entry-acts.tsx'
import { RemoveDialog, toastResult } from '#platform/ui/entry-dialog.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useEditConflict } from '#platform/ui/use-edit-conflict.ts'
import { type Challenge, challenge as calls } from '../calls.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { ChallengeForm, toFields, toValues } from './challenge-form.ts'
import { onField } from './refused-fields.ts'
import { useDocuments, useLogo } from './use-files.ts'

const takenOf = ({ maxStudents, freeSlots }: Challenge) => maxStudents - freeSlots

/** Changing and removing a challenge; for those who may. */
export function ChallengeActs({ challenge }: { challenge: Challenge }) {
  const t = useTranslations('challenge-staff')
  const { title, fields } = challenge
  if (!fields) return null
  return (
    <EntryActs
      words={{ edit: t('edit'), remove: t('remove') }}
      names={{ edit: t('editOne', { title }), remove: t('removeOne', { title }) }}
      edit={(onClose) => <EditChallenge challenge={challenge} fields={fields} onClose={onClose} />}
      remove={(onClose) => <RemoveChallenge challenge={challenge} onClose={onClose} />}
    />
  )
}

interface Props {
  challenge: Challenge
  onClose: () => void
}

function EditChallenge({ challenge, fields, onClose }: Props & { fields: NonNullable<Challenge['fields']> }) {
  const t = useTranslations('challenge-staff')
  const logo = useLogo(challenge.logo)
  const documents = useDocuments(challenge.documents)
  const { editedAt, told } = useEditConflict({ done: t('done.edit'), failed: t('failed.edit') }, onClose, {
    editedAt: challenge.editedAt,
    shownBy: [calls.more],
  })
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
      editedAt,
    }),
    files: { logo: logo.file, documents: documents.added },
    invalidates: [calls.more, calls.titles],
    onField,
    ...told,
  })
  return (
    <ChallengeDialog
      title={t('editTitle')}
      taken={takenOf(challenge)}
      form={form}
      logo={logo}
      documents={documents}
      onClose={onClose}
    />
  )
}

function RemoveChallenge({ challenge, onClose }: Props) {
  const t = useTranslations('challenge-staff')
  const taken = takenOf(challenge)
  const { run, busy } = useAct(calls.remove, {
    invalidates: [calls.more, calls.titles],
    ...toastResult({ done: t('done.remove'), failed: t('failed.remove') }, onClose),
  })
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirm={t('remove')}
      entry={challenge}
      busy={busy}
      onConfirm={() => run({ params: { id: challenge._id } })}
      onClose={onClose}
    >
      {taken > 0 ? t('removeUsed', { count: taken }) : t('removeUnused')}
    </RemoveDialog>
  )
}
