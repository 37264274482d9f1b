import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something holds; fails with its name when it never does. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patience = 20_000,
): Promise<void> {
  const end = Date.now() + patience
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${patience} ms`)
    await sleep(20)
  }
}
