import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Answered, Bounded } from './sandbox.ts'

/**
 * The other end of sandbox.ts: answers one order after another. Below the server's priority, so that it has what is left
 * of the processors.
 */
const PRIORITY = 10
/** The file that came with the order, where one did: open, and the only one beside the code that may be read. */
export const FILE_OF_ORDER = 4

export function serve<Order, Answer>(answer: (order: Order) => Promise<Answer>): void {
  setPriority(PRIORITY)
  // The reader may hold this thread for as long as it likes: another one looks at what it costs.
  const watch = new Worker(join(import.meta.dirname, 'sandbox-watch.ts'))
  watch.unref()
  // Ctrl-C reaches every process of a terminal; this one ends with its server, which may still wait for an answer.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.on('message', ({ order, most }: Bounded<Order>) => {
    watch.postMessage(most)
    void answer(order).then((answered) => {
      watch.postMessage(null)
      const done: Answered<Answer> = { answer: answered, memory: process.memoryUsage.rss() }
      process.send?.(done)
    })
  })
}
