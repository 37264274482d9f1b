import { meanings } from '#platform/contract/errors.ts'
import { readOpened } from '#platform/contract/pdf.ts'
import { Failure } from '#platform/web/failure.ts'
import { language } from '#platform/web/language.ts'
import { openPdf } from './pdf.ts'

/**
 * The number of pages; throws the Failure that the server would answer with. Null where this browser could not tell: a
 * reader that does not run here says nothing of the file, and the server reads it.
 */
export async function pagesOf(file: Blob): Promise<number | null> {
  const opening = openPdf(file)
  try {
    const read = await readOpened(opening.document)
    if (!read) return null
    if ('pages' in read) return read.pages
    throw new Failure({ code: read.flaw, message: meanings[read.flaw][language.get()] })
  } finally {
    opening.close()
  }
}
