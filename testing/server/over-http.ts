import { expect } from 'vitest'
import type { Answer, Call } from '#platform/contract/call.ts'
import type { ErrorBody } from '#platform/contract/errors.ts'
import { type Client, requestOf } from './client.ts'
import type { Process } from './process.ts'

/** What was asked, and answered with a yes. */
export interface Heard {
  row: Call
  params: { id?: string }
  body: { _id?: string }
}

/** The contract's calls over real connections; status 0 where no answer came. */
export const overHttp =
  (running: () => Pick<Process, 'url'>, hear: (heard: Heard) => void = () => undefined) =>
  ({ token }: { token: string }): Client => {
    const call: Client['call'] = async (row, ...[sent]) => {
      const { method = 'GET', url, headers, payload } = await requestOf(row, sent ?? {}, { token })
      const isForm = Buffer.isBuffer(payload)
      const body = isForm ? new Uint8Array(payload) : payload && JSON.stringify(payload)
      const reply = await answerTo(`${running().url}${url}`, {
        method,
        headers: { ...(headers as object), ...(body && !isForm && { 'content-type': 'application/json' }) },
        ...(body && { body }),
        signal: AbortSignal.timeout(60_000),
      })
      const params = (sent as { params?: { id?: string } } | undefined)?.params ?? {}
      if (reply.status === 200) hear({ row, params, body: reply.body as Heard['body'] })
      return { ...reply, body: reply.body as Answer<typeof row> | ErrorBody }
    }
    return {
      call,
      does: async (row, ...sent) => {
        const { status, body } = await call(row, ...sent)
        expect({ status, body }).toMatchObject({ status: 200 })
        return body as Answer<typeof row>
      },
      refused: async (row, ...sent) => (await call(row, ...sent)).body as ErrorBody,
    }
  }

async function answerTo(address: string, request: RequestInit) {
  try {
    const response = await fetch(address, request)
    const body: unknown = await response.json()
    return { status: response.status, body, headers: Object.fromEntries(response.headers) }
  } catch {
    return { status: 0, body: {}, headers: {} }
  }
}
