import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { isAboutFile } from '#platform/ui/file-problem.ts'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { isFailure } from '#platform/web/failure.ts'
import { MediumFields, media } from '../calls.ts'
import type { MediumDetails, MediumKind } from '../parts.ts'
import { BesideFields, useBeside } from './beside-fields.tsx'
import { fileRefusals } from './file-refusals.ts'
import { kindOfFile } from './kind-of-file.ts'
import { MediumFieldsForm, type Values } from './medium-fields.tsx'
import { PartsField } from './parts-field.tsx'
import { useParts } from './use-parts.ts'
import { useWorkMinutes } from './work-minutes.tsx'

interface Props {
  /** What it is to be; any where none is named. */
  kind?: MediumKind
  onAdded?: (medium: MediumDetails) => void
  onClose: () => void
}

/** A new medium: its file is on its way while the rest is filled in. */
export function AddMedium({ kind, onAdded, onClose }: Props) {
  const t = useTranslations('media-staff')
  const parts = useParts()
  const beside = useBeside()
  const work = useWorkMinutes(0)
  const [chosen, setChosen] = useState<MediumKind | null>(kind ?? null)
  const [isWaiting, setWaiting] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  // Known only while it is sent: the form's own body is read before a state would have changed.
  const upload = useRef('')
  const form = useCallForm({
    call: media.add,
    schema: MediumFields,
    defaults: { title: '', transcript: '', workMinutes: null } as Values,
    body: (values) => ({
      ...values,
      workMinutes: chosen === 'worksheet' ? work.minutes : null,
      upload: upload.current,
    }),
    files: beside.files,
    invalidates: [media.list],
    done: (medium) => {
      parts.done()
      toast({ kind: 'success', text: t('done.add', { title: medium.title }) })
      onAdded?.(medium)
      onClose()
    },
    failed: (failure) => {
      if (isFailure(failure, ...fileRefusals) && isAboutFile(failure, 'upload')) {
        parts.refuse(failure)
        return true
      }
      return beside.refuse(failure)
    },
  })
  const confirm = async () => {
    setNeeded(!parts.sending)
    if (!parts.sending) return
    setWaiting(true)
    const id = await parts.ended()
    setWaiting(false)
    if (!id) return
    upload.current = id
    await form.submit()
  }
  const choose = (file: File) => {
    setChosen(kind ?? kindOfFile(file))
    const name = file.name.replace(/\.[^.]+$/, '')
    if (form.form.getValues('title') === '') form.form.setValue('title', name)
  }
  return (
    <EntryDialog
      title={t('add')}
      confirm={t('form.add')}
      form={{ ...form, submit: confirm, busy: form.busy || isWaiting, percent: null }}
      onClose={onClose}
    >
      <PartsField parts={parts} kind={kind ?? null} isNeeded={isNeeded} onChoose={choose} />
      <MediumFieldsForm form={form} work={work} kind={chosen} />
      {chosen === 'video' && <BesideFields beside={beside} has={{ captions: false, poster: false }} />}
    </EntryDialog>
  )
}
