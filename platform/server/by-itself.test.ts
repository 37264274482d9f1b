import { describe, expect, test } from 'vitest'
import { eachByItself, inHalves, someAtATime } from './by-itself.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(3, '0'))

/** Does nothing of a batch that has one of these, as a transaction would. */
function working(broken: readonly string[]) {
  const done: string[] = []
  const work = async (ids: readonly string[]) => {
    if (ids.some((id) => broken.includes(id))) throw new Error(`broken: ${ids.length}`)
    done.push(...ids)
  }
  return { done, work }
}

test('steps are done whatever becomes of those before, and the failures are told', async () => {
  const done: number[] = []
  const step = (n: number) => async () => {
    if (n % 2) throw new Error(`step ${n}`)
    done.push(n)
  }
  await expect(eachByItself([0, 1, 2].map(step))).rejects.toThrow('step 1')
  await expect(eachByItself([1, 2, 3].map(step))).rejects.toThrow('2 parts of a job failed')
  expect(done).toEqual([0, 2, 2])
})

describe('halves', () => {
  test.each([[[]], [['000']], [['099']], [['003', '004', '050']]])(
    'of a hundred with %j failing leave these alone',
    async (broken) => {
      const { done, work } = working(broken)
      const failed: string[] = []
      await inHalves(numbers(100), work, (id) => void failed.push(id))
      expect(failed).toEqual(broken)
      expect(done).toEqual(numbers(100).filter((id) => !(broken as string[]).includes(id)))
    },
  )

  test('of nothing are nothing', async () => {
    await inHalves(
      [],
      () => Promise.reject(new Error('asked')),
      () => undefined,
    )
  })
})

test('rows that fail are passed by, and told at the end', async () => {
  const { done, work } = working(['001', '007'])
  const find = async (after: string) =>
    numbers(10)
      .filter((id) => after.length > 3 || id > after)
      .slice(0, 3)
      .map((id) => ({ id }))
  await expect(someAtATime(find, work)).rejects.toThrow('2 parts of a job failed')
  expect(done).toEqual(numbers(10).filter((id) => !['001', '007'].includes(id)))
})
