import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RawReply {
  /** 0 where the connection ended without an answer. */
  status: number
  body: { code?: string; fields?: unknown }
}

/** Reads every answer of a connection. */
function repliesOf(text: string): RawReply[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3})/)
    .filter(Boolean)
    .map((reply) => {
      const [head = '', body = ''] = reply.split('\r\n\r\n')
      const json = body.startsWith('{') && body.endsWith('}')
      return { status: Number(head.slice(9, 12)), body: json ? JSON.parse(body) : {} }
    })
}

interface Sending {
  port: number
  /** Written one after the other, each when the one before was taken. */
  pieces: Iterable<Uint8Array | string>
  /** How many answers to wait for. */
  answers?: number
  /** What the client does once it has written all: waits for the answer, ends its half, or is gone. */
  afterwards?: 'wait' | 'end' | 'vanish'
  patience?: number
}

/** Writes bytes to a server as no HTTP client would, and says what came back. */
export async function sendRaw({
  port,
  pieces,
  answers = 1,
  afterwards = 'wait',
  patience = 15_000,
}: Sending) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  let written = 0
  let isOver = false
  const isAnswered = () => repliesOf(received).length >= answers
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isOver = true
  })
  await new Promise((resolve) => socket.once('connect', resolve))
  for (const piece of pieces) {
    if (isOver || isAnswered()) break
    written += piece.length
    if (!socket.write(piece)) await Promise.race([new Promise((r) => socket.once('drain', r)), sleep(2000)])
  }
  if (afterwards === 'end') socket.end()
  // What was written is on its way before the connection breaks.
  if (afterwards === 'vanish') await sleep(20).then(() => socket.resetAndDestroy())
  const end = Date.now() + patience
  while (!isOver && !isAnswered() && Date.now() < end) await sleep(5)
  socket.destroy()
  return { replies: repliesOf(received), written }
}
