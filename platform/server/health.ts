import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const RETRY_AFTER_SECONDS = 10

/** For whoever starts and watches the process: alive at all, and able to serve. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (!ready) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' })
  })
}
