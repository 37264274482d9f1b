import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { inProject } from './in-project.ts'
import { refuse } from './refuse.ts'

/** What one order may cost; past these its process is ended. */
export interface Bounds {
  /** Milliseconds of a processor. */
  work: number
  /** Bytes of the whole process. */
  memory: number
  /** Milliseconds. On a busy server work takes longer than it costs; past this time nothing is known of what was sent. */
  patience: number
}

/** What goes to a process: the order, and what it may cost. */
export interface Bounded<Order> {
  order: Order
  most: Bounds
}

/** What comes back: the answer, and the bytes that the process holds after it. */
export interface Answered<Answer> {
  answer: Answer
  memory: number
}

interface Sandbox {
  /** The module that reads, which calls `serve` of sandbox-process.ts. */
  program: string
  most: Bounds
  /** Whether the reader is a native addon. */
  isNative?: boolean
}

const ROOT = inProject('')
/** A process that has nothing to do gives its memory back. */
const IDLE_MS = 30_000
/** Each waits with its whole upload in memory. */
const WAITING_AT_MOST = 100
const RETRY_AFTER_SECONDS = 30

/**
 * Reads what strangers send in a process of its own, one order at a time: nothing else can be stopped in the middle of
 * its work, and what kills the reader does not kill the server. One at a time leaves the other processors, and all of
 * the server's threads, to those who sign in. Answers null where the process ended without an answer: it failed at what
 * was sent, or went past its bounds. Refuses with 503 what would wait too long.
 */
export function sandbox<Order, Answer>(made: Sandbox) {
  const inTurn = pLimit(1)
  let current: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function dismiss(): void {
    current?.kill('SIGKILL')
    current = undefined
  }

  function begin(file?: number): ChildProcess {
    const child = forked(made, file)
    const gone = () => {
      if (current === child) current = undefined
    }
    child.once('exit', gone).on('error', gone)
    return child
  }

  async function read(order: Order, most: Bounds, file?: number): Promise<Answer | null | 'late'> {
    clearTimeout(idle)
    // A file is handed over when a process begins.
    if (file !== undefined) dismiss()
    current ??= begin(file)
    const late = Promise.withResolvers<'late'>()
    const giveUp = setTimeout(() => {
      late.resolve('late')
      dismiss()
    }, most.patience)
    try {
      const answered = await Promise.race([answerOf<Order, Answer>(current, { order, most }), late.promise])
      if (answered === null || answered === 'late') return answered
      // What one order left behind must not count against the next one.
      if (file !== undefined || answered.memory > most.memory / 2) dismiss()
      return answered.answer
    } finally {
      clearTimeout(giveUp)
      idle = setTimeout(dismiss, IDLE_MS).unref()
    }
  }

  /** `file`: one that is open, too long to be sent; its reader finds it as `FILE_OF_ORDER`. */
  return async (order: Order, most: Bounds = made.most, file?: number): Promise<Answer | null> => {
    if (inTurn.pendingCount >= WAITING_AT_MOST) return comeLater()
    const answer = await inTurn(read, order, most, file)
    return answer === 'late' ? comeLater() : answer
  }
}

const comeLater = () => refuse('unavailable', { retryAfter: RETRY_AFTER_SECONDS })

async function answerOf<Order, Answer>(
  child: ChildProcess,
  order: Bounded<Order>,
): Promise<Answered<Answer> | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered<Answer> | null>()
  const answered = (answer: unknown) => resolve(answer as Answered<Answer>)
  const ended = () => resolve(null)
  child.once('message', answered).once('exit', ended).once('error', reject)
  child.send(order)
  try {
    return await promise
  } finally {
    child.off('message', answered).off('exit', ended).off('error', reject)
  }
}

/** It gets nothing of the environment, where the server's secrets are, and may read the code alone of all files. */
function forked({ program, isNative }: Sandbox, file?: number): ChildProcess {
  const code = ['app', 'features', 'platform', 'node_modules', 'package.json']
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [
      '--permission',
      '--allow-worker',
      ...(isNative ? ['--allow-addons'] : []),
      ...code.map((path) => `--allow-fs-read=${join(ROOT, path)}`),
      '--disable-warning=SecurityWarning',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', ...(file === undefined ? [] : [file])],
  })
  child.unref()
  child.channel?.unref()
  return child
}
