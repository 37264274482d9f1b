import { createHash } from 'node:crypto'
import type { UploadedFile } from './files.ts'
import { pdfFlaw } from './pdf.ts'
import { refuse } from './refuse.ts'
import type { RequestFiles } from './request-files.ts'

interface About {
  folder: string
  /** Of the form. */
  field: string
  /** The name under which it is saved by whoever downloads it. */
  name: string
}

/**
 * A PDF that somebody hands in, whole on disk and not kept yet, with its sha256, by which the same file sent
 * again is known. Refuses, on its field, one that nobody could read.
 */
export async function handedIn(store: RequestFiles, file: UploadedFile, { folder, field, name }: About) {
  const content = await file.content()
  const flaw = pdfFlaw(content)
  if (flaw) return refuse(flaw, { fields: { [field]: { rule: 'format' } } })
  const digest = createHash('sha256').update(content).digest()
  const stored = await store.put(folder, file, { mediaType: 'application/pdf', name, extension: 'pdf' })
  return { digest, stored }
}
