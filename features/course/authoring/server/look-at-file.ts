import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'

/** Bytes by which a file is known: a PDF may begin behind others. */
const BEGINNING = 4_100
const PDF_HEADER = '%PDF-'

export interface LookedAt {
  sha256: string
  bytes: number
  /** By its content; null of what is unknown. */
  mediaType: string | null
}

/** Reads a file once, without keeping it: its sum, and what it is. */
export async function lookAt(content: AsyncIterable<Uint8Array>): Promise<LookedAt> {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let [bytes, known] = [0, 0]
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.length
    if (known < BEGINNING) head.push(chunk)
    known += chunk.length
  }
  const beginning = Buffer.concat(head).subarray(0, BEGINNING)
  const isPdf = beginning.subarray(0, 1_024 + PDF_HEADER.length).includes(PDF_HEADER, 0, 'latin1')
  const found = isPdf ? 'application/pdf' : (await fileTypeFromBuffer(beginning))?.mime
  return {
    sha256: hash.digest('hex'),
    bytes,
    mediaType: found ?? null,
  }
}
