import { Readable } from 'node:stream'
import { StoreFailed } from '../files.ts'
import type { Ask } from './ask.ts'
import type { Answer } from './steps.ts'

/** Milliseconds without a byte after which a connection counts as cut off. */
export const STALL = 10_000
const TRIES = 3

/** An object's bytes. Where the connection breaks off it is asked for the rest: no key ever gets other content. */
export const readObject = (
  ask: Ask,
  key: string,
  range?: { start: number; end: number },
  stall = STALL,
): Readable => Readable.from(bytesOf(ask, key, range, stall), { objectMode: false })

async function* bytesOf(
  ask: Ask,
  key: string,
  range: { start: number; end: number } | undefined,
  stall: number,
): AsyncIterable<Uint8Array> {
  let at = range?.start ?? 0
  let end = range?.end
  for (let failed = 0; failed < TRIES; failed++) {
    const headers: Record<string, string> = range || at > 0 ? { range: `bytes=${at}-${end ?? ''}` } : {}
    const answer = await ask({ method: 'GET', key, headers, isStream: true })
    end ??= at + Number(answer.headers.get('content-length')) - 1
    const pieces = piecesOf(answer, stall)
    try {
      for (let piece = await pieces(); piece; piece = await pieces()) {
        failed = 0
        at += piece.length
        yield piece
      }
    } finally {
      answer.cut()
    }
    if (at > end) return
  }
  throw new StoreFailed('STORE_READ', 'the store of files breaks off what it sends')
}

/** The next piece; null at the end, and where the connection broke off or was silent for too long. */
function piecesOf({ stream, cut }: Answer, stall: number): () => Promise<Uint8Array | null> {
  const reader = stream?.getReader()
  return async () => {
    const timer = setTimeout(cut, stall)
    try {
      return (await reader?.read())?.value ?? null
    } catch {
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}
