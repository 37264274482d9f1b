import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fixedText, PAGE, sendText } from './compress.ts'
import { type EarlyFiles, withEarlyFiles } from './early-files.ts'
import { frameOrigins } from './frame-origins.ts'
import { inProject } from './in-project.ts'
import { pagePolicy, WORKER_POLICY } from './security.ts'
import type { Settings } from './settings.ts'

const DIST = inProject('app/web/dist')
const YEAR_MS = 365 * 86_400_000
const DAY_MS = 86_400_000

/** The built web below /app: named files for ever, the page anew each time. */
export async function serveWeb(app: FastifyInstance, settings: Settings): Promise<void> {
  if (!existsSync(join(DIST, 'index.html'))) return
  const page = readFileSync(join(DIST, 'index.html'), 'utf8')
  const early = JSON.parse(readFileSync(join(DIST, 'early-files.json'), 'utf8')) as EarlyFiles
  const pageOf = withEarlyFiles(page, early)
  const scripts = page.split('<script>').map((after) => after.split('</script>', 1)[0] ?? '')
  const frames = frameOrigins(settings)
  // Before the first script stands the page.
  const hashes = scripts.toSpliced(0, 1).map(sha256)
  await app.register(serveAssets)
  await serveInstallable(app)
  app.get('/', (_request, reply) => reply.redirect('/app'))
  for (const path of ['/app', '/app/*'])
    app.get(path, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', pagePolicy(hashes, nonce, frames))
      return sendText(request, reply, pageOf(request.url).replaceAll('__NONCE__', nonce), PAGE)
    })
}

/**
 * The files of this build, and those of the builds of a day before. The plugin's own route reads the whole folder at each
 * request, to compare how the name is spelled: 1.3 ms of processor time for a file, and more with each build that is
 * kept; without it 0.2. Everybody may have these files, so another spelling gives nothing away.
 */
async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(DIST, 'assets'),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    // Nobody asks again whether a named file has changed.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
  app.get<{ Params: { '*': string } }>('/app/assets/*', (request, reply) =>
    reply.sendFile(request.params['*']),
  )
}

/** What makes the product an app on a home screen: its manifest, its icons, and the service worker (decision N4). */
async function serveInstallable(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(DIST, 'icons'),
    prefix: '/app/icons/',
    decorateReply: false,
    maxAge: DAY_MS,
  })
  const manifest = fixedText(() => readFileSync(join(DIST, 'manifest.webmanifest'), 'utf8'))
  app.get('/app/manifest.webmanifest', (request, reply) =>
    manifest(request, reply.type('application/manifest+json').header('cache-control', 'max-age=86400')),
  )
  const code = readFileSync(join(DIST, 'service-worker.js'), 'utf8')
  const worker = fixedText(() => code)
  const etag = `"${sha256(code)}"`
  app.get('/app/service-worker.js', (request, reply) => {
    // Asked at each visit whether it has changed; mostly it has not.
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('text/javascript; charset=utf-8').header('content-security-policy', WORKER_POLICY)
    // The home page's address has no slash at its end.
    reply.header('service-worker-allowed', '/app')
    return worker(request, reply)
  })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
