import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Code } from '@rajt/contract/errors'
import pLimit from 'p-limit'
import { refuse } from './refuse.ts'

export interface PictureOrder {
  bytes: Uint8Array
  /** Of the square, or of the longer side, in pixels. */
  size: number
  shape: 'square' | 'whole'
  /** Past these the process ends itself. */
  most: {
    /** Milliseconds of a processor. */
    work: number
    /** Bytes. */
    memory: number
  }
}

/** The costliest picture that may be decoded (40 megapixels, interlaced, of 16 bits) takes 2 s of work and 440 MB. */
const MOST = { work: 15_000, memory: 900 * 1024 * 1024 }
/** On a busy server the work takes longer; past this time nothing is known of the picture. */
const PATIENCE_MS = 60_000

export type PictureAnswer = { picture: Uint8Array } | { refused: Code; width?: number; height?: number }

const PROCESS = join(import.meta.dirname, 'picture-process.ts')
/** A process that has nothing to do gives its memory back. */
const IDLE_MS = 30_000
/** Each waits with its whole upload in memory. */
const WAITING_AT_MOST = 100
const RETRY_AFTER_SECONDS = 30

// One at a time leaves the other processors, and all of this process's threads, to those who sign in.
const inTurn = pLimit(1)
let current: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/** A square WebP of `size` pixels, made of the part that draws attention. A refusal is about the field `file`. */
export const squarePicture = (bytes: Uint8Array, size: number, most = MOST, patience = PATIENCE_MS) =>
  made({ bytes, size, shape: 'square', most }, 'file', patience)

/** The whole picture as a WebP whose longer side has at most `size` pixels. A refusal is about the field `field`. */
export const wholePicture = (bytes: Uint8Array, size: number, field: string) =>
  made({ bytes, size, shape: 'whole', most: MOST }, field, PATIENCE_MS)

/**
 * Turned upright, with every piece of metadata left behind. Decoded in a process of its own, because nothing else can be
 * stopped in the middle of a picture, and what kills it does not kill the server.
 */
async function made(what: PictureOrder, field: string, patience: number): Promise<Buffer> {
  if (inTurn.pendingCount >= WAITING_AT_MOST) return comeLater()
  const answer = await inTurn(order, what, patience)
  if (answer === 'late') return comeLater()
  if ('picture' in answer) return Buffer.from(answer.picture)
  const { refused, ...detail } = answer
  return refuse(refused, { fields: { [field]: { rule: 'format' } }, ...(detail.width ? { detail } : {}) })
}

const comeLater = () => refuse('unavailable', { retryAfter: RETRY_AFTER_SECONDS })

async function order(what: PictureOrder, patience: number): Promise<PictureAnswer | 'late'> {
  clearTimeout(idle)
  current ??= begin()
  try {
    return await answerOf(current, what, patience)
  } finally {
    idle = setTimeout(dismiss, IDLE_MS).unref()
  }
}

async function answerOf(child: ChildProcess, what: PictureOrder, patience: number) {
  const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer | 'late'>()
  // A process that ends without an answer failed at the picture, or went past its limits.
  const unreadable = () => resolve({ refused: 'picture-unreadable' })
  const late = setTimeout(() => {
    resolve('late')
    dismiss()
  }, patience)
  child.once('message', resolve).once('exit', unreadable).once('error', reject)
  child.send(what)
  try {
    return await promise
  } finally {
    clearTimeout(late)
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
  current = undefined
}
