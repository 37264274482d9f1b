import { parseArgs } from 'node:util'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { readKey } from './key.ts'

/** Runs what an operator asked for with a key and some paths, and tells in one sentence why it cannot be. */
export async function withKey(
  usage: string,
  paths: number,
  work: (key: Buffer, paths: string[]) => Promise<string>,
): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      options: { key: { type: 'string' } },
      allowPositionals: true,
      // What is wrong with them is told by `usage`.
      strict: false,
    })
    if (typeof values.key !== 'string' || positionals.length !== paths) throw new CannotStart(usage)
    console.log(await work(readKey(values.key), positionals))
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
