import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { PushMessage } from '#announcements/push/calls.ts'
import { browserKeys, readVapid } from './push-decrypt.ts'

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Pushed {
  /** Which of its subscriptions, from 0. */
  subscription: number
  message: PushMessage
  headers: IncomingMessage['headers']
  vapid: ReturnType<typeof readVapid>
}

interface Answer {
  status: number
  headers?: Record<string, string>
}

/**
 * A push service on this machine, as RFC 8030 has it: subscriptions are addresses with a secret in them, what is posted
 * there is kept for the device, and a message with a topic takes the place of an earlier one with the same topic.
 */
export async function openPushService() {
  const keys: ReturnType<typeof browserKeys>[] = []
  /** Every request that was taken, decrypted. */
  const pushed: Pushed[] = []
  /** What would be shown on each device, by its subscription and topic. */
  const shown = new Map<string, PushMessage>()
  const answers: Answer[] = []
  let requests = 0
  let patience = 0

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests++
    // A sender that is killed in the middle of its request is no failure of the test.
    const body = await buffer(request).catch(() => null)
    if (body === null) return
    if (patience) await new Promise((resolve) => setTimeout(resolve, patience))
    const answer = answers.shift() ?? { status: 201, headers: { location: '/message/1' } }
    const subscription = Number(/^\/push\/(\d+)-/.exec(request.url ?? '')?.[1])
    if (answer.status === 201) {
      const message = JSON.parse(keys[subscription]?.decrypt(body) ?? '') as PushMessage
      const vapid = readVapid(request.headers.authorization ?? '')
      pushed.push({ subscription, message, headers: request.headers, vapid })
      shown.set(`${subscription} ${request.headers.topic}`, message)
    }
    response.writeHead(answer.status, answer.headers).end()
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    pushed,
    shown,
    requests: () => requests,
    /** What a browser hands out when pushes are allowed. */
    subscribe(): Subscription {
      const { p256dh, auth } = keys[keys.push(browserKeys()) - 1] ?? browserKeys()
      return { endpoint: `${url}/push/${keys.length - 1}-${crypto.randomUUID()}`, p256dh, auth }
    },
    /** Answers the next request so. */
    answer: (status: number, headers: Record<string, string> = {}) => void answers.push({ status, headers }),
    /** Answers this many milliseconds after it has a message. */
    takeTime: (milliseconds: number) => {
      patience = milliseconds
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
