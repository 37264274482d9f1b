import { Skeleton, Text } from '@mantine/core'
import type { Upload } from '@rajt/contract/call'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../plumbing/arrive.ts'
import { FileChoice } from './file-choice.tsx'
import { type FileProblem, isAboutFile, problemOf, wrongWith } from './file-problem.ts'
import { useFileSize } from './file-size.ts'
import { LatePart } from './late-part.tsx'
import classes from './pdf-field.module.css'

const PdfView = lazyPart(() => import('./pdf-view.tsx'))

/** A PDF that is chosen, then sent; `name`: of its field in the call. */
export function usePdf(upload: Upload, name = 'file') {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const choose = (chosen: File) => {
    const wrong = wrongWith(chosen, upload)
    setProblem(wrong)
    // The one that was right stays.
    if (!wrong) setFile(chosen)
  }
  const field = useRef<HTMLFieldSetElement>(null)
  const [refusals, setRefusals] = useState(0)
  // Once the dialog that sent it is gone.
  useEffect(() => {
    if (refusals > 0) field.current?.querySelector('input')?.focus()
  }, [refusals])
  /** Whether the server refused this file: then its field says why, and waits for another one. */
  const refuse = (failure: unknown): boolean => {
    if (!isAboutFile(failure, name)) return false
    setProblem(problemOf(failure, name))
    setFile(null)
    setRefusals((before) => before + 1)
    return true
  }
  return { upload, field, file, problem, choose, refuse, remove: () => setFile(null) }
}

interface Props {
  legend: string
  pdf: ReturnType<typeof usePdf>
  /** It was to be sent without one. */
  isNeeded: boolean
}

/** The PDF, and a look at it as everybody will see it, before it is final. */
export function PdfField({ legend, pdf: { upload, field, file, problem, choose }, isNeeded }: Props) {
  const t = useTranslations('ui.pdf')
  const size = useFileSize()
  return (
    <fieldset ref={field} className={classes.field} data-field="file">
      <legend>{legend}</legend>
      <FileChoice
        upload={upload}
        label={file ? t('change') : t('choose')}
        problem={problem}
        onChoose={choose}
      >
        {file && (
          <Text className={classes.fileName}>
            {file.name} · {size(file.size)}
          </Text>
        )}
      </FileChoice>
      <Text role="alert" size="sm" c="var(--warn)">
        {isNeeded && !file && !problem ? t('needed') : null}
      </Text>
      {file && (
        <>
          <Text fw={600}>{t('preview')}</Text>
          <LatePart fallback={<Skeleton height={420} />}>
            <PdfView file={file} isUnsent />
          </LatePart>
        </>
      )}
    </fieldset>
  )
}
