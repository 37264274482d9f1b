import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const RETRY_AFTER_SECONDS = 10

/**
 * For whoever starts and watches the process: alive at all, in service, and able to answer everything. A stop takes it out
 * of service first and answers what still comes for `leaveFor` milliseconds: proxies look elsewhere before it is gone.
 * In service it is whatever the database does, which is away for all processes alike: each of them tells so itself.
 */
export function serveHealth(app: FastifyInstance, db: Database, leaveFor = 0): void {
  let isInService = true
  app.addHook('preClose', async () => {
    isInService = false
    await sleep(leaveFor)
  })
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/serving', async (_request, reply) =>
    reply.code(isInService ? 200 : 503).send({ status: isInService ? 'serving' : 'leaving' }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (!ready) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' })
  })
}
