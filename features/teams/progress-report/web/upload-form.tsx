import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isHeldByFile } from '#platform/ui/held-by-file.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { PdfField, useReadPdf } from '#platform/ui/pdf-field.tsx'
import { progressReport } from '../calls.ts'
import classes from './progress-report.module.css'
import { UploadDialog } from './upload-dialog.tsx'

/** The file, and one question before it is final; an owner who is alone may upload, and is told that it is marked. */
export function UploadForm({ isIncomplete }: { isIncomplete: boolean }) {
  const t = useTranslations('progress-report')
  const [isAsking, setAsking] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const pdf = useReadPdf(progressReport.upload.uploads.file)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (isHeldByFile(event.currentTarget)) return
    if (pdf.file) return setAsking(true)
    form.current?.querySelector<HTMLElement>('[data-field=file] input')?.focus()
  }
  const failed = (failure: unknown) => {
    const isRefused = pdf.refuse(failure)
    if (isRefused) setAsking(false)
    return isRefused
  }
  return (
    <>
      {isIncomplete && <Notice kind="note">{t('incomplete')}</Notice>}
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <PdfField legend={t('file')} pdf={pdf} isNeeded={isChecked} />
        <Button type="submit" size="lg">
          {t('upload')}
        </Button>
      </form>
      {isAsking && pdf.file && pdf.isRead && (
        <UploadDialog file={pdf.file} pages={pdf.pages} onFailed={failed} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
