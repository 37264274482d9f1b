import '@fastify/multipart'
import type { Upload } from '@rajt/contract/call'
import { limits } from '@rajt/contract/parts'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { UploadedFile } from './files.ts'
import { Refused, refuse } from './refuse.ts'

/** Bytes of a body beside its file: the head of its part and the boundaries. */
const ENVELOPE = 16 * 1024
const RETRY_AFTER_SECONDS = 10

/**
 * The one file of a multipart body, in a part called `file`, bounded while it streams in; its type is read from its
 * content. `whose`: whoever sends it, who has few uploads on their way at a time, because each is held in memory.
 */
export async function readUpload(
  request: FastifyRequest,
  upload: Upload,
  whose: string,
): Promise<UploadedFile> {
  if (!request.isMultipart()) return refuse('media-type')
  const most = upload.maxBytes + ENVELOPE
  if (Number(request.headers['content-length'] ?? 0) > most) return refuse('body-too-large')
  const file = await oneOfFew(whose, () => within(request, most, onlyFile(request, upload.maxBytes)))
  if (!file) return refuse('invalid-request', { fields: { file: { rule: 'required' } } })
  const mediaType = (await fileTypeFromBuffer(file.bytes))?.mime
  if (!mediaType || !upload.types.includes(mediaType))
    return refuse('invalid-request', { fields: { file: { rule: 'format' } } })
  return { ...file, mediaType }
}

const onTheirWay = new Map<string, number>()

async function oneOfFew<T>(whose: string, read: () => Promise<T>): Promise<T> {
  const others = onTheirWay.get(whose) ?? 0
  if (others >= limits.uploadsAtOnce) return refuse('too-many-requests', { retryAfter: RETRY_AFTER_SECONDS })
  onTheirWay.set(whose, others + 1)
  try {
    return await read()
  } finally {
    const left = (onTheirWay.get(whose) ?? 1) - 1
    if (left > 0) onTheirWay.set(whose, left)
    else onTheirWay.delete(whose)
  }
}

/** Refuses a body that goes on past its bound without having said so, wherever its bytes belong. */
async function within<T>({ raw }: FastifyRequest, most: number, reading: Promise<T>): Promise<T> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  let bytes = 0
  const count = (chunk: Uint8Array) => {
    bytes += chunk.length
    if (bytes > most) reject(new Refused('body-too-large'))
  }
  raw.on('data', count)
  try {
    return await Promise.race([reading, tooLong])
  } catch (error) {
    return refuseBroken(error)
  } finally {
    raw.off('data', count)
    // What is left of a refused body has to be read away, or the connection would never get to its next request.
    raw.unpipe()
    raw.resume()
  }
}

/** Reads to the end of the body, where a second file shows. */
async function onlyFile(request: FastifyRequest, maxBytes: number) {
  let file: { name: string; bytes: Buffer } | undefined
  const bounds = { fileSize: maxBytes, files: 1, fields: 1, fieldSize: ENVELOPE }
  for await (const part of request.parts({ limits: bounds })) {
    if (part.fieldname !== 'file')
      return refuse('invalid-request', { fields: { [part.fieldname.slice(0, 100)]: { rule: 'unknown' } } })
    if (part.type === 'field') return undefined
    file = { name: (part.filename ?? '').slice(0, 200), bytes: await part.toBuffer() }
  }
  return file
}

/** A body that breaks off, has no boundary or too many parts is a wrong request, not a failure of ours. */
function refuseBroken(error: unknown): never {
  const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
  if (error instanceof Refused || isTooLarge) throw error
  return refuse('invalid-request', { fields: { file: { rule: 'format' } } })
}
