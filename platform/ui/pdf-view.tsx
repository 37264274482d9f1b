import { Skeleton, Text } from '@mantine/core'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from './notice.tsx'
import { openPdf } from './pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import classes from './pdf-view.module.css'

/** A one-pager has one page; of what has hundreds the first ones tell enough. */
const SHOWN = 10

interface Props {
  file: Blob
}

/** A PDF within the page: drawn, and as text for those who do not see it. */
export default function PdfView({ file }: Props) {
  const t = useTranslations('ui.pdf')
  const { pdf, isBroken } = usePdf(file)
  if (isBroken) return <Notice kind="problem">{t('unreadable')}</Notice>
  if (!pdf) return <Skeleton height={420} role="status" aria-busy="true" aria-label={t('loading')} />
  const pages = Array.from({ length: Math.min(pdf.numPages, SHOWN) }, (_, i) => i + 1)
  return (
    <div className={classes.pages}>
      {pages.map((number) => (
        <PdfPage
          key={number}
          pdf={pdf}
          number={number}
          label={t('page', { page: number, count: pdf.numPages })}
        />
      ))}
      {pdf.numPages > SHOWN && <Text c="dimmed">{t('more', { shown: SHOWN })}</Text>}
    </div>
  )
}

function usePdf(file: Blob) {
  const [opened, setOpened] = useState<{ of: Blob; pdf: PDFDocumentProxy | null } | null>(null)
  useEffect(() => {
    let isLeft = false
    const opening = openPdf(file)
    opening.document.then(
      (pdf) => isLeft || setOpened({ of: file, pdf }),
      () => isLeft || setOpened({ of: file, pdf: null }),
    )
    return () => {
      isLeft = true
      opening.close()
    }
  }, [file])
  const isOfThis = opened?.of === file
  return { pdf: isOfThis ? opened.pdf : null, isBroken: isOfThis && opened.pdf === null }
}
