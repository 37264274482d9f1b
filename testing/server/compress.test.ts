import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildTestRajt } from './rajt.ts'

const { app } = await buildTestRajt()
const ask = (encoding: string) =>
  app.inject({ url: '/api/context', headers: { 'accept-encoding': encoding } })
const page = (encoding: string) => app.inject({ url: '/app', headers: { 'accept-encoding': encoding } })

test('a page is compressed for a browser that takes it, and is the same for one that does not', async () => {
  const [small, plain] = [await page('gzip, deflate, br'), await page('identity')]
  expect(small.headers['content-encoding']).toBe('br')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const withoutNonces = (html: string) => html.replaceAll(/nonce="[^"]*"|content="[^"]{20,}"/g, '')
  expect(withoutNonces(brotliDecompressSync(small.rawPayload).toString())).toBe(withoutNonces(plain.payload))
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})

test('a short answer is not worth it, and every answer says what it depends on', async () => {
  const answer = await ask('br')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers.vary).toBe('accept-encoding')
})
