import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fixedText } from './compress.ts'

const PAGE = join(import.meta.dirname, 'docs-page')
const LIBRARY = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files = [
  { folder: LIBRARY, name: 'swagger-ui-bundle.js', type: 'text/javascript' },
  { folder: LIBRARY, name: 'swagger-ui.css', type: 'text/css' },
  { folder: PAGE, name: 'start.js', type: 'text/javascript' },
  { folder: PAGE, name: 'page.css', type: 'text/css' },
]
const AN_HOUR = 'public, max-age=3600'

/** Of this page alone: its icons are `data:` images in its styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The reference of the API for people: a page, and what it loads, all from here. */
export function serveDocs(api: FastifyInstance): void {
  const page = fixedText(() => readFile(join(PAGE, 'index.html'), 'utf8'))
  api.get('/docs', (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return page(request, reply.header('content-security-policy', POLICY))
  })
  for (const { folder, name, type } of files) {
    const file = fixedText(() => readFile(join(folder, name), 'utf8'))
    api.get(`/docs/${name}`, (request, reply) =>
      file(request, reply.type(`${type}; charset=utf-8`).header('cache-control', AN_HOUR)),
    )
  }
}
