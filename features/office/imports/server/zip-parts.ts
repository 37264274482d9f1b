import yauzl from 'yauzl'
import { refuse } from '#platform/server/refuse.ts'

const MOST_PARTS = 1_000
/**
 * The most bytes of all parts that are read, inflated: a table within its limits has fewer, and a zip bomb is
 * not inflated any further.
 */
const MOST_BYTES = 24 * 1024 * 1024

/** The parts of a zip by their paths, each inflated while it is read. */
export interface ZipParts {
  has(path: string): boolean
  read(path: string): AsyncIterable<Buffer>
}

/** Throws where it is no zip; refuses one that is encrypted or too large. */
export async function zipParts(content: Buffer): Promise<ZipParts> {
  const zip = await yauzl.fromBufferPromise(content)
  if (zip.entryCount > MOST_PARTS) return refuse('import-too-long')
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  let left = MOST_BYTES
  return {
    has: (path) => entries.has(path),
    async *read(path) {
      const entry = entries.get(path)
      if (!entry || entry.isEncrypted()) return refuse('import-unreadable')
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        left -= chunk.length
        if (left < 0) return refuse('import-too-long')
        yield chunk
      }
    },
  }
}
