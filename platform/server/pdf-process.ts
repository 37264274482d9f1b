import { type PdfRead, readOpened } from '#platform/contract/pdf.ts'
import { serve } from './sandbox-process.ts'

/** Reads PDFs of strangers, for pdf.ts. Nothing in a PDF is ever run. */
const SILENT = 0

// At its start the library says that it cannot draw here, which nobody asks of it.
console.warn = () => undefined
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')

serve(async (bytes: Uint8Array): Promise<PdfRead> => {
  // A copy: the library takes the memory for its own, and the order's may be a view on more than the file.
  const opening = getDocument({ data: Uint8Array.from(bytes), verbosity: SILENT, useSystemFonts: false })
  try {
    // Here the reader is the one that reads every other file: the failure is the file's.
    return (await readOpened(opening.promise)) ?? { flaw: 'pdf-unreadable' }
  } finally {
    await opening.destroy()
  }
})
