import { expect, test } from 'vitest'
import { buildTestRajt } from '#testing/server/rajt.ts'

const { app } = await buildTestRajt()
const ask = (url: string) => app.inject({ url })

test('the reference page runs scripts and styles of this server only, and none written into it', async () => {
  const { statusCode, headers, body } = await ask('/api/docs')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self';/)
  expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce|http|\*/)
  expect(body).not.toMatch(/<style|style=|<script>| on\w+=|https?:/)
})

test('everything that the reference page loads comes from this server', async () => {
  const { body } = await ask('/api/docs')
  const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  const loaded = addresses.filter((address) => !address.startsWith('data:'))
  expect(loaded.length).toBeGreaterThan(4)
  for (const address of loaded) expect([address, (await ask(address)).statusCode]).toEqual([address, 200])
})

test('the reference page alone has its policy: what it loads, and every other answer, may do nothing', async () => {
  for (const url of ['/api/docs/start.js', '/api/openapi.json', '/api/context', '/api/docs/nothing']) {
    const { headers } = await ask(url)
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  }
})

test('the reference page is compressed for browsers that take it', async () => {
  const url = '/api/docs/swagger-ui-bundle.js'
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(rawPayload.length).toBeLessThan(500_000)
})

test('nothing else of the library is served', async () => {
  for (const name of ['package.json', 'index.html', 'swagger-ui-bundle.js.map', '../app.ts'])
    expect((await ask(`/api/docs/${name}`)).statusCode).toBe(404)
})
