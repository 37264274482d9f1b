import { parentPort } from 'node:worker_threads'
import type { Bounds } from './sandbox.ts'

/** The thread that ends its process where an order costs more than it may. Null: nothing is being read. */
const LOOK_EVERY_MS = 20

let looking: NodeJS.Timeout | undefined

parentPort?.on('message', (most: Bounds | null) => {
  clearInterval(looking)
  if (most) looking = setInterval(endPast, LOOK_EVERY_MS, most, process.cpuUsage())
})

function endPast({ work, memory }: Bounds, before: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(before)
  // At once: an ordinary exit would wait for the threads that work.
  if ((user + system) / 1000 > work || process.memoryUsage.rss() > memory)
    process.kill(process.pid, 'SIGKILL')
}
