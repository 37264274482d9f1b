import { expect, test } from 'vitest'
import { seconds } from './clock.ts'
import { type InLine, waitingLine } from './waiting-line.ts'

/** A line of one seat, with work that ends when it is told to. */
function lineOf(held: number) {
  const { enter } = waitingLine({ atOnce: 1, held })
  const done: string[] = []
  const ends: (() => void)[] = []
  const come = (
    who: string,
    { since = 0, now = since }: { since?: number; now?: number } = {},
  ): Promise<string | InLine> =>
    enter<string | InLine>(
      { who, since, now },
      async () => {
        await new Promise<void>((resolve) => ends.push(resolve))
        done.push(who)
        return who
      },
      async (told) => told,
    )
  /** Ends what is worked on, until nobody is held any more. */
  const finish = async () => {
    for (let idle = 0; idle < 3; idle++) {
      const end = ends.shift()
      if (end) idle = 0
      end?.()
      await new Promise(setImmediate)
    }
  }
  return { come, done, finish }
}

test('who finds a free seat does not wait', async () => {
  const { come, finish } = lineOf(1)
  const first = come('first')
  await finish()
  expect(await first).toBe('first')
})

test('the first of the line are held and served in their order', async () => {
  const { come, done, finish } = lineOf(3)
  const all = ['a', 'b', 'c', 'd'].map((who, since) => come(who, { since }))
  await finish()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  expect(done).toEqual(['a', 'b', 'c', 'd'])
})

test('who is further behind is told a place at once, and keeps it', async () => {
  const { come, finish } = lineOf(1)
  const served = [come('a'), come('b', { since: 1 })]
  expect(await come('c', { since: 2 })).toMatchObject({ place: 2, retryAfter: 1 })
  expect(await come('d', { since: 3 })).toMatchObject({ place: 3 })
  expect(await come('c', { since: 2 })).toMatchObject({ place: 2 })
  await finish()
  const turn = come('c', { since: 2 })
  await finish()
  expect(await Promise.all([...served, turn])).toEqual(['a', 'b', 'c'])
})

test('a place that another process gave counts by when its owner came', async () => {
  const { come, finish } = lineOf(1)
  const served = [come('a'), come('b', { since: 1 })]
  await come('c', { since: 20 })
  expect(await come('from elsewhere', { since: 10, now: 20 })).toMatchObject({ place: 2 })
  expect(await come('c', { since: 20 })).toMatchObject({ place: 3 })
  await finish()
  await Promise.all(served)
})

test('nobody waits for who does not come back: their seat goes to the next who asks, and their place after a minute', async () => {
  const { come, finish } = lineOf(1)
  const served = [come('a'), come('b', { since: 1 })]
  const { until } = (await come('gone', { since: 2 })) as InLine
  await come('c', { since: 3 })
  expect(until).toBe(2 + seconds(61))
  expect(await come('late', { since: 4, now: until })).toMatchObject({ place: 4 })
  expect(await come('later', { since: until + 1 })).toMatchObject({ place: 4 })
  await finish()
  await Promise.all(served)
})

test('a seat is free again when the work fails', async () => {
  const { enter } = waitingLine({ atOnce: 1, held: 1 })
  const comer = { who: 'a', since: 0, now: 0 }
  const failing = enter(
    comer,
    () => Promise.reject(new Error('broken')),
    async () => 'told',
  )
  await expect(failing).rejects.toThrow('broken')
  expect(
    await enter(
      comer,
      async () => 'served',
      async () => 'told',
    ),
  ).toBe('served')
})
