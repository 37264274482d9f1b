import '@fastify/multipart'
import { open, readFile } from 'node:fs/promises'
import { addAbortSignal } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromFile } from 'file-type'
import type { Call, Upload } from '#platform/contract/call.ts'
import { limits } from '#platform/contract/parts.ts'
import { cut } from '#platform/contract/signs.ts'
import { bodyLimitOf } from './body-limit.ts'
import { fileName } from './file-name.ts'
import type { UploadedFile } from './files.ts'
import { beginsAsPdf, PDF } from './pdf.ts'
import { Refused, refuse } from './refuse.ts'
import type { RequestFiles } from './request-files.ts'
import { fieldsOf } from './upload-fields.ts'

const MOST_FIELDS = 200
/** Characters of a file's name. */
const NAME_MAX = 200
const RETRY_AFTER_SECONDS = 10
/** Of a field that takes any bytes. */
const BYTES = 'application/octet-stream'

interface Uploaded {
  /** The other fields, in the shape of the call's body; not checked yet. */
  body: Record<string, unknown>
  files: Record<string, UploadedFile | UploadedFile[] | null>
}

/**
 * A multipart body: its fields, and its files streamed to disk, each bounded while it streams in, its type read from its
 * content. `whose`: whoever sends it, who has few uploads on their way at a time.
 */
export async function readUpload(
  request: FastifyRequest,
  call: Call,
  store: RequestFiles,
  whose: string,
): Promise<Uploaded> {
  const uploads = call.uploads ?? {}
  const needsFile = Object.values(uploads).some(({ optional }) => !optional)
  if (!request.isMultipart()) {
    if (needsFile) return refuse('media-type')
    return { body: (request.body ?? {}) as Record<string, unknown>, files: collected(uploads, []) }
  }
  const most =
    bodyLimitOf(call) +
    Object.values(uploads).reduce((sum, { maxBytes, many = 1 }) => sum + maxBytes * many, 0)
  if (Number(request.headers['content-length'] ?? 0) > most) return refuse('body-too-large')
  return oneOfFew(whose, () => within(request, most, (broken) => readParts(request, call, store, broken)))
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

/**
 * Refuses a body that is longer than its bound without having said so, whichever part its bytes belong to.
 */
async function within<T>(
  { raw }: FastifyRequest,
  most: number,
  read: (broken: AbortSignal) => Promise<T>,
): Promise<T> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const broken = new AbortController()
  let bytes = 0
  const count = (chunk: Uint8Array) => {
    bytes += chunk.length
    if (bytes > most) reject(new Refused('body-too-large'))
  }
  raw.on('data', count)
  try {
    return await Promise.race([read(broken.signal), tooLong])
  } catch (error) {
    // A file that is still being written would never end.
    broken.abort()
    return refuseBroken(error)
  } finally {
    raw.off('data', count)
    // What is left of a refused body has to be read away, or the connection would never get to its next request.
    raw.unpipe()
    raw.resume()
  }
}

type Found = { field: string; file: UploadedFile }

/** Reads to the end of the body, where a file too many shows. */
async function readParts(
  request: FastifyRequest,
  call: Call,
  store: RequestFiles,
  broken: AbortSignal,
): Promise<Uploaded> {
  const { body, uploads = {} } = call
  const found: Found[] = []
  const fields: [name: string, value: string][] = []
  const files = Object.values(uploads).reduce((sum, { many = 1 }) => sum + many, 0)
  const largest = Math.max(...Object.values(uploads).map(({ maxBytes }) => maxBytes))
  const bounds = {
    files,
    fields: body ? MOST_FIELDS : 1,
    fieldSize: bodyLimitOf(call),
    fileSize: largest + 1,
  }
  for await (const part of request.parts({ limits: bounds })) {
    const upload = Object.hasOwn(uploads, part.fieldname) ? uploads[part.fieldname] : undefined
    if (part.type === 'field') {
      if (upload) return refuse('invalid-request', { fields: { [part.fieldname]: { rule: 'required' } } })
      if (!body) return refuseField(part.fieldname)
      fields.push([part.fieldname, String(part.value)])
      continue
    }
    if (!upload) return refuseField(part.fieldname)
    found.push({ field: part.fieldname, file: await receive(addBroken(part, broken), upload, store) })
  }
  return { body: body ? fieldsOf(body, fields) : {}, files: collected(uploads, found) }
}

const refuseField = (name: string) =>
  refuse('invalid-request', { fields: { [cut(name, 100)]: { rule: 'unknown' } } })

function addBroken(part: MultipartFile, broken: AbortSignal): MultipartFile {
  addAbortSignal(broken, part.file)
  return part
}

async function receive(part: MultipartFile, upload: Upload, store: RequestFiles): Promise<UploadedFile> {
  const { part: name, path, bytes } = await store.receive(bounded(part.file, upload.maxBytes))
  const mediaType = await typeOf(path, upload)
  if (!mediaType || ![...upload.types, ...(upload.told ?? [])].includes(mediaType))
    return refuse('invalid-request', { fields: { [part.fieldname]: { rule: 'format' } } })
  return {
    name: fileName(part.filename ?? '', NAME_MAX),
    mediaType,
    bytes,
    part: name,
    path,
    content: () => readFile(path),
  }
}

/**
 * By its content; a text file has no signature, and whoever reads it sees whether it is text. Of a part of a file nothing
 * is known before the whole is there.
 */
async function typeOf(path: string, { types }: Upload): Promise<string | undefined> {
  if (types.includes(BYTES)) return BYTES
  if (types.includes(PDF) && (await beginsAsPdf(path))) return PDF
  const signed = (await fileTypeFromFile(path))?.mime
  // A text that begins with "BM" is no picture.
  if (signed && types.includes(TEXT) && !types.includes(signed) && (await beginsAsText(path))) return TEXT
  return signed ?? types.find((type) => type.startsWith('text/'))
}

const TEXT = 'text/plain'
/** Bytes that are looked at. */
const BEGINNING = 512

async function beginsAsText(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0)
    return buffer.subarray(0, bytesRead).every((byte) => byte > 0x1f || (byte > 0x08 && byte < 0x0e))
  } finally {
    await file.close()
  }
}

async function* bounded(content: AsyncIterable<Uint8Array>, maxBytes: number): AsyncIterable<Uint8Array> {
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > maxBytes) return refuse('body-too-large')
    yield chunk
  }
}

/** By field, as the call declares them; refuses what is missing and what is too many. */
function collected(uploads: Record<string, Upload>, found: readonly Found[]): Uploaded['files'] {
  const entries = Object.entries(uploads).map(([field, { many, optional }]) => {
    const files = found.filter((one) => one.field === field).map(({ file }) => file)
    const limit = many ?? 1
    if (files.length > limit)
      return refuse('invalid-request', { fields: { [field]: { rule: 'count', limit } } })
    if (files.length === 0 && !optional && !many)
      return refuse('invalid-request', { fields: { [field]: { rule: 'required' } } })
    return [field, many ? files : (files[0] ?? null)] as const
  })
  return Object.fromEntries(entries)
}

/** A body that breaks off, has no boundary or too many parts is a wrong request; a disk that fails is our own failure. */
function refuseBroken(error: unknown): never {
  if (error instanceof Refused || (error as NodeJS.ErrnoException).syscall) throw error
  return refuse('invalid-request', { fields: { file: { rule: 'format' } } })
}
