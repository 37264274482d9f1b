import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const KIB = 1024

/** What the process and its descendants hold in memory, in bytes; Linux only. */
function memoryOf(pid: number): number {
  const pages = Number(readNow(`/proc/${pid}/statm`).split(' ')[1] ?? 0)
  return pages * 4 * KIB + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0)
}

export function childrenOf(pid: number): number[] {
  return tasksOf(pid)
    .flatMap((task) => readNow(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter(Boolean)
    .map(Number)
}

/** Does something; says how long it took in milliseconds, and by how many bytes the memory grew meanwhile at most. */
export async function measured<T>(pid: number, work: () => Promise<T>) {
  const before = memoryOf(pid)
  const from = performance.now()
  let peak = before
  let over = false
  const watching = (async () => {
    for (; !over; await sleep(10)) peak = Math.max(peak, memoryOf(pid))
  })()
  try {
    const result = await work()
    return { result, ms: performance.now() - from, grown: () => peak - before }
  } finally {
    over = true
    await watching
  }
}

// Processes come and go between two looks.
function readNow(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}
