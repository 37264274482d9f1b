import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '#platform/server/in-project.ts'
import { filledFolder, start } from '#testing/server/starting.ts'
import { until } from '#testing/server/until.ts'
import { server } from '../../scripts/server.mjs'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

const tracing = mkdtempSync(join(tmpdir(), 'rajt-tracing-'))
const bodies: string[] = []
const collector = createServer(async (request, reply) => {
  bodies.push(await text(request))
  reply.setHeader('content-type', 'application/json').end('{}')
})

beforeAll(async () => {
  cpSync(inProject('deploy/opentelemetry'), tracing, { recursive: true })
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: tracing,
    encoding: 'utf8',
  })
  expect({ status, said: stderr }).toMatchObject({ status: 0 })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  collector.close()
  rmSync(tracing, { recursive: true, force: true })
})

const addressOf = () => {
  const address = collector.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
const spans = () =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )

test('a collector gets requests by route with their statements, and nothing that names anybody', async () => {
  const folder = await filledFolder('empty')
  const rajt = await start(
    folder,
    { DEMO: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(), OTEL_TRACES_SAMPLER_ARG: '1' },
    ['--import', join(tracing, 'start.mjs'), ...server],
  )
  const lesson = '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'
  await fetch(`${rajt.url}/api/lesson/${lesson}?signature=of-somebody`)
  await fetch(`${rajt.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'a-browser' },
    body: JSON.stringify({ email: 'nobody@test.example', password: 'guessed 1' }),
  })
  const named = (name: string) => spans().find((one) => one.name === name)
  await until('the sign-in has arrived', () => named('POST /api/auth/login') !== undefined)
  const signIn = named('POST /api/auth/login')
  const told = Object.fromEntries(signIn?.attributes.map(({ key, value }) => [key, value]) ?? [])
  expect(told).toMatchObject({ 'http.route': { stringValue: '/api/auth/login' } })
  expect(Number(told['http.response.status_code']?.intValue)).toBe(401)
  const statements = spans().filter(
    ({ name, parentSpanId }) => name.startsWith('pg.query') && parentSpanId === signIn?.spanId,
  )
  expect(statements.length).toBeGreaterThan(1)
  expect(named('GET /api/lesson/:id')).toBeDefined()
  const all = bodies.join('\n')
  for (const secret of [lesson, 'of-somebody', 'nobody@test.example', 'a-browser', '127.0.0.1', 'guessed'])
    expect(all).not.toContain(secret)
})
