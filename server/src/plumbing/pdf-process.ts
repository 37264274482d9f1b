import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfAnswer } from './pdf.ts'
import { serve } from './sandbox-process.ts'

/** Reads PDFs of strangers, for pdf.ts. Nothing in a PDF is ever run. */
const SILENT = 0
/** Of more pages than these the last one stands for the others. */
const OPENED = 200

// At its start the library says that it cannot draw here, which nobody asks of it.
console.warn = () => undefined
const { getDocument, PasswordException } = await import('pdfjs-dist/legacy/build/pdf.mjs')

serve(async (bytes: Uint8Array): Promise<PdfAnswer> => {
  // A copy: the library takes the memory for its own, and the order's may be a view on more than the file.
  const opening = getDocument({ data: Uint8Array.from(bytes), verbosity: SILENT, useSystemFonts: false })
  try {
    const pdf = await opening.promise
    if (pdf.numPages === 0) return { flaw: 'pdf-without-pages' }
    await openPages(pdf)
    return { pages: pdf.numPages }
  } catch (error) {
    return { flaw: error instanceof PasswordException ? 'pdf-encrypted' : 'pdf-unreadable' }
  } finally {
    await opening.destroy()
  }
})

/** Fails where a page that the document counts is not there, as in one that was cut off. */
async function openPages(pdf: PDFDocumentProxy): Promise<void> {
  await pdf.getPage(pdf.numPages)
  for (let number = 1; number < Math.min(pdf.numPages, OPENED); number++) {
    const page = await pdf.getPage(number)
    page.cleanup()
  }
}
