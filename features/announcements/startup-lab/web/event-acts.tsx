import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { EntryActs } from '#platform/ui/entry-acts.tsx'
import { RemoveDialog, toastResult } from '#platform/ui/entry-dialog.tsx'
import { usePictureChoice } from '#platform/ui/picture-choice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useEditConflict } from '#platform/ui/use-edit-conflict.ts'
import { forget } from '#platform/web/query.ts'
import { type LabEvent, startupLab } from '../calls.ts'
import { eventQuery } from './calls.ts'
import { EventDialog } from './event-dialog.tsx'
import { EventForm, type EventValues, toFields, toValues } from './event-form.ts'

/** Changing and removing an event; for the office. */
export default function EventActs({ event }: { event: LabEvent }) {
  const t = useTranslations('startup-lab-staff')
  const { fields } = event
  if (!fields) return null
  return (
    <EntryActs
      words={{ edit: t('edit'), remove: t('remove') }}
      edit={(onClose) => <EditEvent event={event} fields={fields} onClose={onClose} />}
      remove={(onClose) => <RemoveEvent event={event} onClose={onClose} />}
    />
  )
}

interface Props {
  event: LabEvent
  onClose: () => void
}

function EditEvent({ event, fields, onClose }: Props & { fields: EventValues }) {
  const t = useTranslations('startup-lab-staff')
  const logo = usePictureChoice(startupLab.add.uploads.logo, event.logo)
  const { editedAt, told } = useEditConflict({ done: t('done.edit'), failed: t('failed.edit') }, onClose, {
    editedAt: event.editedAt,
    shownBy: [startupLab.list, startupLab.one],
  })
  const form = useCallForm({
    call: startupLab.edit,
    schema: EventForm,
    defaults: toValues(fields),
    draft: `event.${event._id}`,
    params: { id: event._id },
    body: (values) => ({ ...toFields(values, fields), removeLogo: logo.isRemoved, editedAt }),
    files: { logo: logo.file },
    invalidates: [startupLab.list, startupLab.one],
    ...told,
  })
  return <EventDialog title={t('editTitle')} form={form} logo={logo} onClose={onClose} />
}

function RemoveEvent({ event, onClose }: Props) {
  const t = useTranslations('startup-lab-staff')
  const navigate = useNavigate()
  const leave = async () => {
    // Going back leads to the list, never to what is gone.
    await navigate({ to: '/startup-lab-events', replace: true })
    forget(eventQuery(event._id).queryKey)
  }
  const { run, busy } = useAct(startupLab.remove, {
    invalidates: [startupLab.list],
    ...toastResult({ done: t('done.remove'), failed: t('failed.remove') }, leave),
  })
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirm={t('remove')}
      entry={event}
      busy={busy}
      onConfirm={() => run({ params: { id: event._id } })}
      onClose={onClose}
    >
      {t('removeEffect')}
    </RemoveDialog>
  )
}
