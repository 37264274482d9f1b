import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { answerFailures, refuseWhileClosing } from './failures.ts'
import { serveHealth } from './health.ts'

const LEAVE_MS = 300

test('a stop leaves the service first, and answers what still comes for a while', async () => {
  const app = Fastify({ return503OnClosing: false })
  answerFailures(app, () => undefined)
  serveHealth(app, {} as Database, LEAVE_MS)
  refuseWhileClosing(app)
  app.get('/anything', async () => 'answered')
  const url = await app.listen({ port: 0 })
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status
  expect(await statusOf('/health/serving')).toBe(200)
  const stopped = app.close()
  await sleep(LEAVE_MS / 3)
  expect([await statusOf('/health/serving'), await statusOf('/anything')]).toEqual([503, 200])
  await stopped
  await expect(fetch(`${url}/anything`)).rejects.toThrow()
})
