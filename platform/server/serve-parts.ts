import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendText } from './compress.ts'
import { inProject } from './in-project.ts'
import { onThisMachine } from './local-start.ts'
import { pagePolicy } from './security.ts'

const DIST = inProject('app/web/dist/parts')

/** The page of all parts of the interface with its own files (app/web/vite.parts.config.ts): in the demonstration, on this machine. */
export async function serveParts(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(DIST, 'parts.html'))) return
  const page = readFileSync(join(DIST, 'parts.html'), 'utf8')
  app.addHook('onRequest', onThisMachine)
  await app.register(fastifyStatic, { root: join(DIST, 'assets'), prefix: '/assets/', decorateReply: false })
  app.get('/', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy([], nonce))
    return sendText(request, reply, page.replaceAll('__NONCE__', nonce))
  })
}
