import { Button, Text } from '@mantine/core'
import { type LabEvent, startupLab } from '@rajt/contract/startup-lab'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { usePictureChoice } from '../ui/picture-choice.tsx'
import { toast } from '../ui/toast.tsx'
import { useAct } from '../ui/use-act.ts'
import { useCallForm } from '../ui/use-call-form.ts'
import { EventDialog } from './event-dialog.tsx'
import { EventForm, type EventValues, toFields, toValues } from './event-form.ts'

/** Changing and removing an event; for the office. */
export default function EventActs({ event }: { event: LabEvent }) {
  const t = useTranslations('startup-lab-staff')
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="default" onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      <Button variant="default" onClick={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      {open === 'edit' && event.fields && <EditDialog event={event} fields={event.fields} onClose={close} />}
      {open === 'remove' && <RemoveDialog event={event} onClose={close} />}
    </>
  )
}

interface Props {
  event: LabEvent
  onClose: () => void
}

function EditDialog({ event, fields, onClose }: Props & { fields: EventValues }) {
  const t = useTranslations('startup-lab-staff')
  const logo = usePictureChoice(startupLab.add.uploads.logo, event.logo)
  const form = useCallForm({
    call: startupLab.edit,
    schema: EventForm,
    defaults: toValues(fields),
    draft: `event.${event._id}`,
    params: { id: event._id },
    body: (values) => ({ ...toFields(values, fields), removeLogo: logo.isRemoved }),
    files: { logo: logo.file },
    goesStale: [startupLab.list, startupLab.one],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done.edit') })
    },
    failed: () => !toast({ kind: 'failure', text: t('failed.edit') }),
  })
  return <EventDialog title={t('edit')} {...{ form, logo, onClose }} />
}

function RemoveDialog({ event, onClose }: Props) {
  const t = useTranslations('startup-lab-staff')
  const navigate = useNavigate()
  const { run, busy } = useAct(startupLab.remove, {
    goesStale: [startupLab.list],
    done: () => {
      toast({ kind: 'success', text: t('done.remove') })
      return navigate({ to: '/startup-lab-events' })
    },
    failed: () => !toast({ kind: 'failure', text: t('failed.remove') }),
  })
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirm={t('remove')}
      danger
      busy={busy}
      onConfirm={() => run({ params: { id: event._id } })}
      onClose={onClose}
    >
      <Text fw={600} lang={event.language}>
        {event.title}
      </Text>
      <Text>{t('removeEffect')}</Text>
    </ConfirmDialog>
  )
}
