import type { pdfRefusals } from './parts.ts'

export type PdfFlaw = (typeof pdfRefusals)[number]

/** What a reader finds in a PDF: its pages, or why nobody could read it. */
export type PdfRead = { pages: number } | { flaw: PdfFlaw }

/** An opened PDF, as the library of both sides has it. */
interface Opened {
  numPages: number
  getPage(number: number): Promise<unknown>
}

/** Of more pages than these the last one stands for the others. */
const OPENED = 200

/** What the library says of a file, by the names of its errors; any other failure may be the reader's own. */
const flaws: Readonly<Record<string, PdfFlaw>> = {
  PasswordException: 'pdf-encrypted',
  InvalidPDFException: 'pdf-unreadable',
}

/**
 * The one verdict on a PDF, of the preview on the page and of the server, which read it with the same library; null where
 * reading failed, be it for the file or for the reader. A page that the document counts and that is not there is such a
 * failure: it was cut off.
 */
export async function readOpened(opening: Promise<Opened>): Promise<PdfRead | null> {
  try {
    const pdf = await opening
    if (pdf.numPages === 0) return { flaw: 'pdf-without-pages' }
    await pdf.getPage(pdf.numPages)
    for (let number = 1; number < Math.min(pdf.numPages, OPENED); number++) await pdf.getPage(number)
    return { pages: pdf.numPages }
  } catch (error) {
    const flaw = error instanceof Error ? flaws[error.name] : undefined
    return flaw ? { flaw } : null
  }
}
