import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { whoIs, whoseSession } from '#people/identity/server/session.ts'
import { limits } from '#platform/contract/parts.ts'
import { LEAST_BODY_BYTES, REQUEST_PATIENCE_MS } from '#platform/server/body-limit.ts'
import { type Clock, seconds } from '#platform/server/clock.ts'
import { fixedText } from '#platform/server/compress.ts'
import { refusalOfConstraint } from '#platform/server/constraints.ts'
import type { Database } from '#platform/server/database.ts'
import { answerFailures, answerUnreadable, refuseWhileClosing } from '#platform/server/failures.ts'
import type { Files } from '#platform/server/files.ts'
import { serveHealth } from '#platform/server/health.ts'
import { limitRates } from '#platform/server/limit-rates.ts'
import { atOnce } from '#platform/server/limits.ts'
import { isLocal } from '#platform/server/local-start.ts'
import type { Metrics } from '#platform/server/metrics/metrics.ts'
import { serveMetrics } from '#platform/server/metrics/serve.ts'
import { mount } from '#platform/server/mount.ts'
import { limitPerKey } from '#platform/server/queue.ts'
import { onlyPrimary, type Reads } from '#platform/server/reads.ts'
import { Refused } from '#platform/server/refuse.ts'
import { secure } from '#platform/server/security.ts'
import { serveDocs } from '#platform/server/serve-docs.ts'
import { serveFiles } from '#platform/server/serve-files.ts'
import { serveMails } from '#platform/server/serve-mails.ts'
import { serveParts } from '#platform/server/serve-parts.ts'
import { serveWeb } from '#platform/server/serve-web.ts'
import type { Settings } from '#platform/server/settings.ts'
import { sessionOfAddress } from '#platform/server/signed-address.ts'
import { tellSemester } from '#programme/programme/server/tell-semester.ts'
import { apiDocument } from './api-document.ts'
import { handlers } from './handlers.ts'

const HEADERS_PATIENCE_MS = 15_000

export interface Running {
  db: Database
  /** Without it everything is read where it is written. */
  reads?: Reads
  clock: Clock
  settings: Settings
  files: Files
  log: FastifyBaseLogger
  /** Where a setting asks for them. */
  metrics?: Metrics | null
}

/** The whole platform behind one port: API, files and pages. */
export async function buildApp(running: Running): Promise<FastifyInstance> {
  const { db, reads = onlyPrimary(db), clock, settings, files, log } = running
  const app = Fastify({
    loggerInstance: log,
    trustProxy: (_address, hop) => hop < settings.TRUSTED_PROXIES,
    bodyLimit: LEAST_BODY_BYTES,
    requestTimeout: REQUEST_PATIENCE_MS,
    http: { headersTimeout: HEADERS_PATIENCE_MS },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerUnreadable,
    genReqId: () => crypto.randomUUID(),
    // Our own refusal says when to come back.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  answerFailures(app, refusalOfConstraint)
  acceptEmptyBodies(app)
  secure(app, settings)
  // Before what refuses: a stop leaves the service first.
  serveHealth(app, db, seconds(settings.LEAVE_SECONDS))
  refuseWhileClosing(app)
  logRequests(app)
  watch(app, running)
  await app.register(multipart, { limits: { fileSize: limits.fileBytes } })
  await app.register(
    async (api) => {
      const byToken = (token: string, now: Date) => whoIs(db, token, now)
      const bySignature = async (url: string, now: Date) =>
        whoseSession(db, await sessionOfAddress(db, url, { settings, now }), now)
      if (settings.RATE_LIMIT > 0) limitRates(api, db, settings, (token) => byToken(token, clock.now()))
      tellSemester(api)
      const seats = limitPerKey('guestActs', atOnce.guestActs.most)
      mount(api, handlers, { db, reads, clock, settings, files, identify: { byToken, bySignature }, seats })
      const document = fixedText(() => JSON.stringify(apiDocument()))
      api.get('/openapi.json', (request, reply) =>
        document(request, reply.type('application/json; charset=utf-8')),
      )
      serveDocs(api)
      api.all('/*', () => Promise.reject(new Refused('not-found')))
    },
    { prefix: '/api' },
  )
  serveFiles(app, { db, files, clock })
  const isDemonstration = settings.DEMO !== 'off' && !settings.SMTP_URL && isLocal(settings)
  if (isDemonstration) serveMails(app, db)
  if (isDemonstration) await app.register(serveParts, { prefix: '/dev/parts' })
  await serveWeb(app, settings)
  return app
}

/** What a process that only runs jobs answers: whether it is well. */
export function buildWorker(running: Running): FastifyInstance {
  const { db, log } = running
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  })
  serveHealth(app, db)
  watch(app, running)
  return app
}

/** Counts answers, and answers the metrics here where they have no port of their own. */
function watch(app: FastifyInstance, { metrics, settings }: Running): void {
  if (!metrics) return
  app.addHook('onResponse', (request, reply, done) => {
    metrics.countRequest(request, reply)
    done()
  })
  if (!settings.METRICS_PORT) serveMetrics(app, metrics, settings.METRICS_TOKEN)
}

/** One line a request: method, route, status, time; never an address with a token, never a name. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'request')
  })
}

/** A call without a body may still say that it is JSON; no call takes plain text. */
function acceptEmptyBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
