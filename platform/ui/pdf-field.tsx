import { Skeleton, Text } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Upload } from '#platform/contract/call.ts'
import { isFailure } from '#platform/web/failure.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { Dotted } from './dotted.tsx'
import { FieldError } from './field-error.tsx'
import { FieldGroup } from './field-group.tsx'
import { FileChoice } from './file-choice.tsx'
import { type FileProblem, isAboutFile, problemOf, wrongWith } from './file-problem.ts'
import { useFileSize } from './file-size.ts'
import { LatePart } from './late-part.tsx'
import classes from './pdf-field.module.css'

const PdfView = lazyComponent(() => import('./pdf-view.tsx'))

/**
 * A PDF that is chosen, looked at and sent. Read here already, so that its pages are known before the act is final, and
 * what the server would refuse is refused at once, in the same words.
 */
export function useReadPdf(upload: Upload) {
  const pdf = usePdf(upload)
  const { file, refuseAs } = pdf
  const [read, setRead] = useState<{ of: File; pages: number | null } | null>(null)
  useEffect(() => {
    if (!file) return
    let isLeft = false
    import('./read-pdf.ts')
      .then(({ pagesOf }) => pagesOf(file))
      .then(
        (pages) => isLeft || setRead({ of: file, pages }),
        (failure: unknown) => {
          if (isLeft) return
          if (isFailure(failure)) refuseAs(failure)
          // The reader could not be fetched: the server reads it.
          else setRead({ of: file, pages: null })
        },
      )
    return () => {
      isLeft = true
    }
  }, [file, refuseAs])
  const isRead = file !== null && read?.of === file
  return { ...pdf, isRead, pages: isRead ? read.pages : null }
}

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
  const refuseAs = useCallback((why: FileProblem) => {
    setProblem(why)
    setFile(null)
    setRefusals((before) => before + 1)
  }, [])
  /** Whether the server refused this file: then its field says why, and waits for another one. */
  const refuse = (failure: unknown): boolean => {
    if (!isAboutFile(failure, name)) return false
    refuseAs(problemOf(failure, name))
    return true
  }
  const leave = () => setProblem(null)
  return { upload, field, file, problem, choose, refuse, refuseAs, leave, remove: () => setFile(null) }
}

interface Props {
  legend: string
  pdf: ReturnType<typeof useReadPdf>
  /** It was to be sent without one. */
  isNeeded: boolean
}

/** The PDF, and a look at it as everybody will see it, before it is final. */
export function PdfField({ legend, pdf: { upload, field, file, problem, choose, pages }, isNeeded }: Props) {
  const t = useTranslations('ui.pdf')
  const size = useFileSize()
  return (
    <FieldGroup ref={field} legend={legend} required={!upload.optional} data-field="file">
      <FileChoice
        upload={upload}
        label={file ? t('change') : t('choose')}
        problem={problem}
        onChoose={choose}
      >
        {file && (
          <Text className={classes.fileName}>
            <Dotted parts={[file.name, size(file.size), pages && t('pages', { count: pages })]} />
          </Text>
        )}
      </FileChoice>
      <FieldError>{isNeeded && !file && !problem ? t('needed') : null}</FieldError>
      {file && (
        <>
          <Text fw={600}>{t('preview')}</Text>
          <LatePart fallback={<Skeleton height={420} />}>
            <PdfView file={file} />
          </LatePart>
        </>
      )}
    </FieldGroup>
  )
}
