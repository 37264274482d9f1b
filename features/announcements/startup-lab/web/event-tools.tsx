import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toastResult } from '#platform/ui/entry-dialog.tsx'
import { usePictureChoice } from '#platform/ui/picture-choice.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { TermsDialog } from '#programme/terms/web/terms-dialog.tsx'
import { startupLab } from '../calls.ts'
import { EventDialog } from './event-dialog.tsx'
import { EventForm, emptyValues, toFields } from './event-form.ts'

/** What the office does above the list of events. */
export default function EventTools() {
  const t = useTranslations('startup-lab-staff')
  const [open, setOpen] = useState<'add' | 'categories' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="default" onClick={() => setOpen('categories')}>
        {t('categories')}
      </Button>
      <Button onClick={() => setOpen('add')}>{t('add')}</Button>
      {open === 'add' && <AddDialog onClose={close} />}
      {open === 'categories' && <TermsDialog kind="event-category" onClose={close} />}
    </>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('startup-lab-staff')
  const logo = usePictureChoice(startupLab.add.uploads.logo, null)
  const form = useCallForm({
    call: startupLab.add,
    schema: EventForm,
    defaults: emptyValues(),
    draft: 'event',
    body: (values) => toFields(values),
    files: { logo: logo.file },
    invalidates: [startupLab.list],
    ...toastResult({ done: t('done.add'), failed: t('failed.add') }, onClose),
  })
  return <EventDialog title={t('add')} confirm={t('publish')} form={form} logo={logo} onClose={onClose} />
}
