import { meanings } from '@rajt/contract/errors'
import { readOpened } from '@rajt/contract/pdf'
import { Failure } from '../plumbing/failure.ts'
import { language } from '../plumbing/language.ts'
import { openPdf } from './pdf.ts'

/** The number of pages; throws the Failure that the server would answer with. */
export async function pagesOf(file: Blob): Promise<number> {
  const opening = openPdf(file)
  try {
    const read = await readOpened(opening.document)
    if ('pages' in read) return read.pages
    throw new Failure({ code: read.flaw, message: meanings[read.flaw][language.get()] })
  } finally {
    opening.close()
  }
}
