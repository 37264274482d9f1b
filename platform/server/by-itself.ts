type Step = () => Promise<unknown>

/** Does each of these, whatever becomes of the others; fails at the end with what failed. */
export async function eachByItself(steps: Iterable<Step> | AsyncIterable<Step>): Promise<void> {
  const failures: unknown[] = []
  for await (const step of steps) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  failIfAny(failures)
}

/**
 * Works on all of these at once. Where that fails it is done with halves, so that in the end nothing fails but what
 * fails alone: `failed` is asked what becomes of it. `work` undoes what it has not finished.
 */
export async function inHalves(
  ids: readonly string[],
  work: (ids: readonly string[]) => Promise<unknown>,
  failed: (id: string, error: unknown) => Promise<void> | void,
): Promise<void> {
  const [first, ...others] = ids
  if (first === undefined) return
  try {
    await work(ids)
  } catch (error) {
    if (others.length === 0) return failed(first, error)
    const half = Math.ceil(ids.length / 2)
    await inHalves(ids.slice(0, half), work, failed)
    await inHalves(ids.slice(half), work, failed)
  }
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Works on rows some at a time, in the order of their ids: `find` answers those after an id. Rows that fail are left
 * for the next time and hold up no others; fails at the end with what failed.
 */
export async function someAtATime(
  find: (after: string) => Promise<readonly { id: string }[]>,
  work: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (let after: string | undefined = BEFORE_ALL; after !== undefined; ) {
    const ids: string[] = (await find(after)).map(({ id }) => id)
    await inHalves(ids, work, (_, error) => void failures.push(error))
    after = ids.at(-1)
  }
  failIfAny(failures)
}

function failIfAny(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} parts of a job failed`)
}
