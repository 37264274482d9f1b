import { StoreFailed } from '../files.ts'
import type { Ask } from './ask.ts'

/** What is longer goes in parts of as much: few enough bytes to be sent again, and to be on their way at a time. */
export const PART_BYTES = 8 * 1024 ** 2

interface Sent {
  key: string
  content: Blob
  encryption: Record<string, string>
}

/** There is the whole object afterwards, or none: parts that could not be sent are taken back, or else swept at night. */
export async function upload(ask: Ask, { key, content, encryption }: Sent): Promise<void> {
  if (content.size <= PART_BYTES) {
    await ask({ method: 'PUT', key, body: content, headers: encryption })
    return
  }
  const { text } = await ask({ method: 'POST', key, query: { uploads: '' }, headers: encryption })
  const uploadId = text.match(/<UploadId>([^<]+)<\/UploadId>/)?.[1]
  if (!uploadId) throw new StoreFailed('STORE_WRITE', 'the store of files begins no upload in parts')
  try {
    await finish(ask, { key, content }, uploadId, await sendParts(ask, { key, content }, uploadId))
  } catch (error) {
    await takeBack(ask, key, uploadId).catch(() => undefined)
    throw error
  }
}

/** Idempotent: what is gone is taken back too. */
export const takeBack = (ask: Ask, key: string, uploadId: string) =>
  ask({ method: 'DELETE', key, query: { uploadId }, mayBeAbsent: true })

type Parts = Pick<Sent, 'key' | 'content'>

async function sendParts(ask: Ask, { key, content }: Parts, uploadId: string): Promise<string[]> {
  const tags: string[] = []
  for (let from = 0; from < content.size; from += PART_BYTES) {
    const query = { partNumber: String(tags.length + 1), uploadId }
    const body = content.slice(from, from + PART_BYTES)
    const { headers } = await ask({ method: 'PUT', key, query, body })
    tags.push(headers.get('etag') ?? '')
  }
  return tags
}

async function finish(ask: Ask, { key, content }: Parts, uploadId: string, tags: string[]): Promise<void> {
  const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  const body = new Blob([`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`])
  const { status } = await ask({ method: 'POST', key, query: { uploadId }, body, mayBeAbsent: true })
  if (status !== 404) return
  // It may have been put together by a try whose answer was lost.
  const { headers } = await ask({ method: 'HEAD', key })
  if (Number(headers.get('content-length')) !== content.size)
    throw new StoreFailed('STORE_WRITE', 'the store of files has lost an upload in parts')
}
