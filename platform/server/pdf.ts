import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { PdfRead } from '#platform/contract/pdf.ts'
import { sandbox } from './sandbox.ts'

export const PDF = 'application/pdf'

/**
 * Opens a PDF as the preview on the page does, by the same library in a process of its own. Null where it took more than
 * it may; a whole file of the largest size and 500 pages takes a tenth of it.
 */
export const readPdf = sandbox<Uint8Array, PdfRead>({
  program: join(import.meta.dirname, 'pdf-process.ts'),
  most: { work: 4_000, memory: 500 * 1024 * 1024, patience: 30_000 },
})

const HEADER = '%PDF-'
/** Bytes in which readers look for the header: programs and mail servers write something before it. */
const BEGINNING = 1024

/** Whether readers take a file for a PDF. */
export async function beginsAsPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING + HEADER.length), 0)
    return buffer.subarray(0, bytesRead).includes(HEADER, 0, 'latin1')
  } finally {
    await file.close()
  }
}
