import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { CannotStart } from '../cannot-start.ts'
import { answerFailures } from '../failures.ts'
import { refuse } from '../refuse.ts'
import { hashSecret } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import type { Metrics } from './metrics.ts'

/** `/metrics` on this server; with a token nobody reads it without. Refuses 401. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (token && !isToken(headers.authorization, token)) return refuse('not-signed-in')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.read())
  })
}

/** Hashes are compared, so that the time tells neither the token nor its length. */
const isToken = (authorization: string | undefined, token: string) =>
  timingSafeEqual(hashSecret(authorization ?? ''), hashSecret(`Bearer ${token}`))

/** `/metrics` on a port of its own. Answers the server, which whoever opened it closes. */
export async function openMetricsPort(
  metrics: Metrics,
  { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token }: Settings,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Prometheus keeps its connection, which a stop does not wait for.
    forceCloseConnections: true,
    genReqId: () => crypto.randomUUID(),
  })
  answerFailures(app, () => undefined)
  serveMetrics(app, metrics, token)
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new CannotStart(`The port ${port} is taken: set METRICS_PORT to another one for each process.`)
  })
  return app
}
