import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { meanings } from '#platform/contract/errors.ts'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { answerFailures } from '#platform/server/failures.ts'
import { serveHealth } from '#platform/server/health.ts'
import { Refused } from '#platform/server/refuse.ts'
import { buildTestRajt } from './rajt.ts'
import { until } from './until.ts'

const passing = Object.entries(meanings).filter(([, { status }]) => [429, 503].includes(status))

test.each(passing)('%s says when to try again', async (code) => {
  const app = Fastify()
  answerFailures(app, () => undefined)
  app.get('/', () => Promise.reject(new Refused(code as keyof typeof meanings)))
  const { headers } = await app.inject('/')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('a server without its database says when to look again', async () => {
  const app = Fastify()
  const db = openDatabase(openPool('postgres://127.0.0.1:1/nowhere', 1))
  serveHealth(app, db)
  const reply = await app.inject('/health/ready')
  expect([reply.statusCode, Number(reply.headers['retry-after'])]).toEqual([503, 10])
  await db.destroy()
})

test('a server that is stopping says so in the one error shape, and when to try again', async () => {
  const { app, failures } = await buildTestRajt()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  // A call that is under way keeps the connection open.
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n',
  )
  await once(app.server, 'request')
  const closed = app.close()
  await until('the server is stopping', () => !app.server.listening)
  socket.write('{}GET /api/context HTTP/1.1\r\nhost: x\r\n\r\n')
  await until('both answers', () => heard.split('HTTP/1.1').length > 2)
  socket.destroy()
  await closed
  const second = heard.slice(heard.lastIndexOf('HTTP/1.1'))
  expect(second).toMatch(/^HTTP\/1.1 503/)
  expect(second).toMatch(/retry-after: \d+/i)
  expect(second).toContain('"code":"unavailable"')
  failures.splice(0)
})
