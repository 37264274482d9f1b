import { type Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '#platform/contract/call.ts'

/** What an examinee's browser meets beside answers; it tries again after each. */
export type Trouble = 'reset' | 'timed out' | 'refused'

export interface Asking {
  url: string
  token: string
  agent: Agent
  trouble: (what: Trouble) => void
  /** Told at each refusal that says one. */
  place: (place: number) => void
}

const PATIENCE_MS = 30_000
const PAUSE_MS = 1_000

interface Refusal {
  code: string
  detail?: { place?: number; ticket?: string }
}

/** Asks until there is an answer, as the web does: what was refused for now is asked again when the refusal says. */
export async function ask<A>(
  asking: Asking,
  call: Call,
  { id = '', body }: { id?: string; body?: object },
): Promise<A> {
  const path = `/api${call.path.replace(':id', id)}`
  let ticket: string | undefined
  for (;;) {
    const sent = body && JSON.stringify({ ...body, ...(ticket && { ticket }) })
    const reply = await once(asking, { method: call.method, path, body: sent })
    if (typeof reply === 'string') {
      asking.trouble(reply)
      await sleep(PAUSE_MS)
      continue
    }
    if (reply.status === 200) return JSON.parse(reply.text) as A
    const { detail, code } = JSON.parse(reply.text) as Refusal
    if (reply.status !== 503) throw new Error(`${call.method} ${path}: ${reply.status} ${code}`)
    ticket = detail?.ticket ?? ticket
    if (detail?.place) asking.place(detail.place)
    else asking.trouble('refused')
    await sleep(reply.retryAfterMs)
  }
}

type Reply = { status: number; text: string; retryAfterMs: number } | 'reset' | 'timed out'

interface Sent {
  method: string
  path: string
  body: string | undefined
}

function once({ url, token, agent }: Asking, { method, path, body }: Sent): Promise<Reply> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    }
    const sending = request(url + path, { method, agent, headers, timeout: PATIENCE_MS })
    sending.on('timeout', () => {
      resolve('timed out')
      sending.destroy()
    })
    sending.on('error', () => resolve('reset'))
    sending.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('error', () => resolve('reset'))
      response.on('end', () => {
        const retryAfterMs = 1_000 * Number(response.headers['retry-after'] ?? 1)
        resolve({ status: response.statusCode ?? 0, text, retryAfterMs })
      })
    })
    sending.end(body)
  })
}
