import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { limits } from '@rajt/contract/parts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { authRoutes } from './auth/routes.ts'
import { whoIs } from './auth/session.ts'
import { refusalOfConstraint } from './constraints.ts'
import { courseRoutes } from './course/routes.ts'
import { examRoutes } from './exam/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { personalityRoutes } from './personality/routes.ts'
import type { Clock } from './plumbing/clock.ts'
import type { Database } from './plumbing/database.ts'
import { answerFailures, answerUnreadable } from './plumbing/failures.ts'
import type { Files } from './plumbing/files.ts'
import { bearerOf } from './plumbing/guard.ts'
import { serveHealth } from './plumbing/health.ts'
import { isLocal } from './plumbing/local-start.ts'
import { mount } from './plumbing/mount.ts'
import { networkOf } from './plumbing/network.ts'
import { openApi } from './plumbing/openapi.ts'
import { Refused } from './plumbing/refuse.ts'
import { secure } from './plumbing/security.ts'
import { serveFiles } from './plumbing/serve-files.ts'
import { serveMails } from './plumbing/serve-mails.ts'
import { serveWeb } from './plumbing/serve-web.ts'
import type { Settings } from './plumbing/settings.ts'
import { profileRoutes } from './profile/routes.ts'
import { programmeRoutes } from './programme/routes.ts'
import { registrationRoutes } from './registration/routes.ts'

export const rows = [
  ...programmeRoutes,
  ...registrationRoutes,
  ...authRoutes,
  ...onboardingRoutes,
  ...personalityRoutes,
  ...profileRoutes,
  ...courseRoutes,
  ...examRoutes,
  ...peopleRoutes,
]

const JSON_BODY_BYTES = 64 * 1024
const REQUEST_PATIENCE_MS = 300_000
const HEADERS_PATIENCE_MS = 15_000

export interface Running {
  db: Database
  clock: Clock
  settings: Settings
  files: Files
  log: FastifyBaseLogger
}

/** The whole platform behind one port: API, files and pages. */
export async function buildApp({ db, clock, settings, files, log }: Running): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    trustProxy: (_address, hop) => hop < settings.TRUSTED_PROXIES,
    bodyLimit: JSON_BODY_BYTES,
    // A 5 MB file over a slow phone line takes minutes; headers never do.
    requestTimeout: REQUEST_PATIENCE_MS,
    http: { headersTimeout: HEADERS_PATIENCE_MS },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerUnreadable,
    genReqId: () => crypto.randomUUID(),
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  answerFailures(app, refusalOfConstraint)
  acceptEmptyBodies(app)
  secure(app, settings)
  logRequests(app)
  await app.register(multipart, { limits: { fileSize: limits.fileBytes, files: 1 } })
  await app.register(
    async (api) => {
      if (settings.RATE_LIMIT > 0)
        await api.register(rateLimit, {
          max: settings.RATE_LIMIT,
          timeWindow: '1 minute',
          addHeadersOnExceeding: QUIET,
          keyGenerator: (request) => whoCounts(request, db, clock),
          errorResponseBuilder: (_request, { ttl }) =>
            new Refused('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) }),
        })
      mount(api, rows, { db, clock, settings, files, whoIs: (token, now) => whoIs(db, token, now) })
      const document = JSON.stringify(openApi(rows))
      api.get('/openapi.json', (_request, reply) =>
        reply.type('application/json; charset=utf-8').send(document),
      )
      api.all('/*', () => Promise.reject(new Refused('not-found')))
    },
    { prefix: '/api' },
  )
  serveHealth(app, db)
  serveFiles(app, db, files)
  if (settings.DEMO !== 'off' && !settings.SMTP_URL && isLocal(settings)) serveMails(app, db)
  await serveWeb(app)
  return app
}

/** An answer does not tell how near the limit is; one past it says when to come back. */
const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** A live session counts by itself; whatever else comes from an address counts together. */
async function whoCounts(request: FastifyRequest, db: Database, clock: Clock): Promise<string> {
  const token = bearerOf(request.headers.authorization)
  // A database that is away is told by the guard, which asks the same.
  const actor = token ? await whoIs(db, token, clock.now()).catch(() => null) : null
  return actor?.id ?? networkOf(request.ip)
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

/** A call without a body may still say that it is JSON; plain text is nothing that a call takes. */
function acceptEmptyBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
