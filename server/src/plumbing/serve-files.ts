import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from './database.ts'
import { type Files, isFileKey } from './files.ts'
import { refuse } from './refuse.ts'

const FOREVER = 'private, max-age=31536000, immutable'

/** Files by their unguessable key, whole or by range (players ask for ranges). */
export function serveFiles(app: FastifyInstance, db: Database, files: Files): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    if (!isFileKey(key)) return refuse('not-found')
    const file = await db
      .selectFrom('file')
      .select(['media_type', 'name'])
      .where('key', '=', key)
      .executeTakeFirst()
    const size = file ? await files.size(key) : null
    if (!file || size === null) return refuse('not-found')
    reply
      .header('content-type', file.media_type)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('cache-control', FOREVER)
      .header('accept-ranges', 'bytes')
      .header('content-security-policy', "default-src 'none'; sandbox")
    return send(request, reply, files, key, size)
  })
}

function send(request: FastifyRequest, reply: FastifyReply, files: Files, key: string, size: number) {
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
