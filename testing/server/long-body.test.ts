import { once } from 'node:events'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { anna } from './cast.ts'
import { buildTestRajt } from './rajt.ts'

const rajt = await buildTestRajt()
await rajt.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = rajt.app.server.address() as AddressInfo
const path = `/api/authoring/thing/${crypto.randomUUID()}/draft`

/** Begins to send a draft of a megabyte, of which the rest never comes: answered before it or not at all. */
async function begin(headers: RequestOptions['headers']) {
  const sending = request({
    port,
    path,
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
  })
  sending.on('error', () => undefined)
  sending.write('{"written":"')
  const [answer] = (await once(sending, 'response', { signal: AbortSignal.timeout(5_000) })) as [
    IncomingMessage,
  ]
  const body = (await json(answer)) as { code: string }
  sending.destroy()
  return { status: answer.statusCode, code: body.code }
}

test.each([
  ['that says how long it is', { 'content-length': 1_000_000 }],
  ['in chunks', {}],
])('a long body %s is not waited for from a stranger, nor from who may not send it', async (_, length) => {
  expect(await begin(length)).toEqual({ status: 401, code: 'not-signed-in' })
  const headers = { ...length, authorization: `Bearer ${anna.token}` }
  expect(await begin(headers)).toEqual({ status: 403, code: 'not-allowed' })
})
