import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Code } from '@rajt/contract/errors'
import pLimit from 'p-limit'
import { refuse } from './refuse.ts'

export interface PictureOrder {
  bytes: Uint8Array
  /** Of the square, in pixels. */
  size: number
  /** Bytes past which the process ends itself. */
  memory: number
}

export interface Bounds {
  milliseconds: number
  /** Bytes. */
  memory: number
}

export type PictureAnswer = { picture: Uint8Array } | { refused: Code; width?: number; height?: number }

const PROCESS = join(import.meta.dirname, 'picture-process.ts')
/** The costliest picture that may be decoded (40 megapixels, interlaced, of 16 bits) takes 2 s of a free processor and 440 MB. */
const BOUNDS: Bounds = { milliseconds: 20_000, memory: 900 * 1024 * 1024 }
/** A process that has nothing to do gives its memory back. */
const IDLE_MS = 30_000
/** Each waits with its whole upload in memory. */
const WAITING_AT_MOST = 100
const RETRY_AFTER_SECONDS = 30

// One at a time leaves the other processors, and all of this process's threads, to those who sign in.
const inTurn = pLimit(1)
let current: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * A square WebP of `size` pixels, turned upright, with every piece of metadata left behind. Decoded in a process of its
 * own, because nothing else can be stopped in the middle of a picture, and what kills it does not kill the server.
 */
export async function squarePicture(bytes: Uint8Array, size: number, bounds = BOUNDS): Promise<Buffer> {
  if (inTurn.pendingCount >= WAITING_AT_MOST)
    return refuse('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  const answer = await inTurn(order, { bytes, size, memory: bounds.memory }, bounds.milliseconds)
  if ('picture' in answer) return Buffer.from(answer.picture)
  const { refused, ...detail } = answer
  return refuse(refused, { fields: { file: { rule: 'format' } }, ...(detail.width ? { detail } : {}) })
}

async function order(what: PictureOrder, milliseconds: number): Promise<PictureAnswer> {
  clearTimeout(idle)
  current ??= begin()
  try {
    return await answerOf(current, what, milliseconds)
  } finally {
    idle = setTimeout(dismiss, IDLE_MS).unref()
  }
}

/** A process that ends without an answer was killed by the picture: it took too long, or too much memory. */
async function answerOf(
  child: ChildProcess,
  what: PictureOrder,
  milliseconds: number,
): Promise<PictureAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>()
  const unreadable = () => resolve({ refused: 'picture-unreadable' })
  const patience = setTimeout(() => child.kill('SIGKILL'), milliseconds)
  child.once('message', resolve).once('exit', unreadable).once('error', reject)
  child.send(what)
  try {
    return await promise
  } finally {
    clearTimeout(patience)
    child.off('message', resolve).off('exit', unreadable).off('error', reject)
  }
}

function begin(): ChildProcess {
  // It gets nothing of the environment, where the server's secrets are.
  const child = fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  const gone = () => {
    if (current === child) current = undefined
  }
  child.once('exit', gone).on('error', gone)
  return child
}

function dismiss(): void {
  current?.kill('SIGKILL')
}
