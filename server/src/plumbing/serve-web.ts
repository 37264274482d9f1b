import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PAGE, sendText } from './compress.ts'
import { pagePolicy } from './security.ts'

const DIST = join(import.meta.dirname, '../../../web/dist')
const YEAR_MS = 365 * 86_400_000

/** The built web below /app: named files for ever, the page anew each time. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(DIST, 'index.html'))) return
  const page = readFileSync(join(DIST, 'index.html'), 'utf8')
  const hashes = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => sha256(script))
  await app.register(fastifyStatic, {
    root: join(DIST, 'assets'),
    prefix: '/app/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    // Nobody asks again whether a named file has changed.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
  app.get('/', (_request, reply) => reply.redirect('/app'))
  for (const path of ['/app', '/app/*'])
    app.get(path, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', pagePolicy(hashes, nonce))
      return sendText(request, reply, page.replaceAll('__NONCE__', nonce), PAGE)
    })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
