import { Skeleton, Text } from '@mantine/core'
import { onePager } from '@rajt/contract/one-pager'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../plumbing/arrive.ts'
import { FileChoice } from '../ui/file-choice.tsx'
import { type FileProblem, wrongWith } from '../ui/file-problem.ts'
import { useFileSize } from '../ui/file-size.ts'
import { LatePart } from '../ui/late-part.tsx'
import classes from './one-pager.module.css'

const upload = onePager.submit.uploads.file
const PdfView = lazyPart(() => import('./pdf-view.tsx'))

export function useFile() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const choose = (chosen: File) => {
    const wrong = wrongWith(chosen, upload)
    setProblem(wrong)
    // The one that was right stays.
    if (!wrong) setFile(chosen)
  }
  return { file, problem, choose }
}

interface Props {
  file: ReturnType<typeof useFile>
  /** Why it cannot be left like this. */
  problem: string | null
}

/** The PDF, and a look at it as everybody will see it, before it is final. */
export function FileField({ file: { file, problem: wrong, choose }, problem }: Props) {
  const t = useTranslations('one-pager.file')
  const size = useFileSize()
  return (
    <fieldset className={classes.field} data-field="file">
      <legend>{t('legend')}</legend>
      <FileChoice upload={upload} label={file ? t('change') : t('choose')} problem={wrong} onChoose={choose}>
        {file && (
          <Text className={classes.fileName}>
            {file.name} · {size(file.size)}
          </Text>
        )}
      </FileChoice>
      <Text role="alert" size="sm" c="var(--warn)">
        {problem}
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
