import type { SpawnOptions } from 'node:child_process'

interface Options extends SpawnOptions {
  /** Milliseconds until a server that does not stop is ended. */
  stopMs?: number
  /** Milliseconds until the first start after a death; each further one waits twice as long. */
  firstWaitMs?: number
}

export declare function supervise(words: readonly string[], options: Options): void
