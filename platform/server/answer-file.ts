import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Files } from './files.ts'
import { refuse } from './refuse.ts'

/** A file as an answer: one of the store, of which ranges are sent too, or made on the way. */
export interface AnsweredFile {
  content: { key: string } | Readable
  mediaType: string
  name: string
  /** Shown by the page, as pictures are; otherwise saved under its name. */
  isShown?: true
  /** Seconds for which its reader may keep what this address shows; nothing unless said otherwise. */
  keptFor?: number
}

/** Streams it; nothing in it is ever run by the page's origin. */
export async function answerFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: Files,
  { content, mediaType, name, isShown, keptFor }: AnsweredFile,
) {
  const disposition = isShown ? 'inline' : 'attachment'
  reply
    .header('content-type', mediaType)
    .header(
      'content-disposition',
      `${disposition}; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
    )
    .header('cache-control', keptFor ? `private, max-age=${keptFor}, immutable` : 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
  return 'key' in content ? answerStored(request, reply, files, content.key) : reply.send(content)
}

async function answerStored(request: FastifyRequest, reply: FastifyReply, files: Files, key: string) {
  const size = await files.size(key)
  if (size === null) return refuse('not-found')
  reply.header('accept-ranges', 'bytes')
  const range = rangeOf(request.headers.range, size)
  if (range === 'none') return reply.header('content-length', size).send(files.read(key))
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(files.read(key, range))
}

/** One range, as players send it; anything else gets the whole file. */
export function rangeOf(header: string | undefined, size: number) {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/)
  if (!match || (!match[1] && !match[2])) return 'none' as const
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return start > end ? ('unsatisfiable' as const) : { start, end }
}
