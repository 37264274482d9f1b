import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export type Fault =
  /** An answer of its own; what was sent does not get through. */
  | { status: number; code: string }
  /** The connection ends before anything gets through. */
  | 'reset'
  /** What was sent gets through; the connection ends before its answer. */
  | 'lost-answer'
  /** Half of the answer's body, and then the connection ends. */
  | 'cut-off'
  /** Half of the answer's body, and then nothing more. */
  | 'stalled'
  /** What was sent gets through, and nothing is ever answered. */
  | 'silent'
  /** The answer's body comes in twenty pieces with a wait between them. */
  | 'slow'

const PIECES = 20
const SLOW_MS = 25

interface Planned {
  fault: Fault
  times: number
  /** `PUT /bucket/key?query` */
  of: RegExp
}

/** Between a client and a store: passes on what comes, until a fault is planned for it. */
export async function faultProxy(host: string, port: number) {
  const planned: Planned[] = []
  const seen: string[] = []
  const server = createServer(async (incoming, response) => {
    const line = `${incoming.method} ${incoming.url}`
    seen.push(line)
    const plan = planned.find(({ times, of }) => times > 0 && of.test(line))
    if (plan) plan.times--
    await pass({ host, port }, incoming, response, plan?.fault).catch(() => incoming.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** First lines of all requests. */
    seen,
    /** The next requests that match fail so. */
    plan(fault: Fault, { times = 1, of = /./ }: Partial<Omit<Planned, 'fault'>> = {}): void {
      planned.push({ fault, times, of })
    },
    /** Forgets what is planned. */
    mend: () => void planned.splice(0),
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

async function pass(
  to: { host: string; port: number },
  incoming: IncomingMessage,
  response: ServerResponse,
  fault: Fault | undefined,
): Promise<void> {
  if (fault === 'reset') return void incoming.socket.destroy()
  const sent = await buffer(incoming)
  if (typeof fault === 'object') {
    response.writeHead(fault.status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${fault.code}</Code></Error>`)
    return
  }
  const answer = await forward(to, incoming, sent)
  if (fault === 'lost-answer') return void incoming.socket.destroy()
  if (fault === 'silent') return
  response.writeHead(answer.head.statusCode ?? 500, answer.head.headers)
  if (fault === 'slow') return trickle(response, answer.bytes)
  if (fault !== 'cut-off' && fault !== 'stalled') return void response.end(answer.bytes)
  response.write(answer.bytes.subarray(0, answer.bytes.length / 2))
  if (fault === 'stalled') return
  // So that the half arrives before the end does.
  await sleep(20)
  incoming.socket.destroy()
}

async function trickle(response: ServerResponse, bytes: Buffer): Promise<void> {
  const size = Math.ceil(bytes.length / PIECES)
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size))
    await sleep(SLOW_MS)
  }
  response.end()
}

function forward({ host, port }: { host: string; port: number }, incoming: IncomingMessage, sent: Buffer) {
  const { method, url, headers } = incoming
  return new Promise<{ head: IncomingMessage; bytes: Buffer }>((resolve, reject) => {
    const asked = request({ host, port, method, path: url, headers }, (head) =>
      buffer(head).then((bytes) => resolve({ head, bytes }), reject),
    )
    asked.once('error', reject)
    asked.end(sent)
  })
}
