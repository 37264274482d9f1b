import { Skeleton, Text } from '@mantine/core'
import type { Upload } from '@rajt/contract/call'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../plumbing/arrive.ts'
import { FileChoice } from './file-choice.tsx'
import { type FileProblem, wrongWith } from './file-problem.ts'
import { useFileSize } from './file-size.ts'
import { LatePart } from './late-part.tsx'
import classes from './pdf-field.module.css'

const PdfView = lazyPart(() => import('./pdf-view.tsx'))

export function usePdf(upload: Upload) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const choose = (chosen: File) => {
    const wrong = wrongWith(chosen, upload)
    setProblem(wrong)
    // The one that was right stays.
    if (!wrong) setFile(chosen)
  }
  return { upload, file, problem, choose, remove: () => setFile(null) }
}

interface Props {
  legend: string
  pdf: ReturnType<typeof usePdf>
  /** It was to be sent without one. */
  isNeeded: boolean
}

/** The PDF, and a look at it as everybody will see it, before it is final. */
export function PdfField({ legend, pdf: { upload, file, problem, choose }, isNeeded }: Props) {
  const t = useTranslations('ui.pdf')
  const size = useFileSize()
  return (
    <fieldset className={classes.field} data-field="file">
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
        {isNeeded && !file ? t('needed') : null}
      </Text>
      {file && (
        <>
          <Text fw={600}>{t('preview')}</Text>
          <LatePart fallback={<Skeleton height={420} />}>
            <PdfView file={file} />
          </LatePart>
        </>
      )}
    </fieldset>
  )
}
