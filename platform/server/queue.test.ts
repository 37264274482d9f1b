import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitPerKey, queueOf } from './queue.ts'

const busy = { code: 'busy', status: 503, why: { retryAfter: 5 } }
const work = (ms = 20) => sleep(ms, 'done')

test('a queue works a few at once, and refuses the one past its limit with `busy`', async () => {
  const queue = queueOf({ name: 'passwordChecks', atOnce: 2, waiting: 3 })
  let running = 0
  let most = 0
  const one = () =>
    queue(async () => {
      most = Math.max(most, ++running)
      await work()
      running--
    })
  const five = Array.from({ length: 5 }, one)
  await sleep(1)
  const from = performance.now()
  await expect(one()).rejects.toMatchObject(busy)
  expect(performance.now() - from).toBeLessThan(15)
  await Promise.all(five)
  expect(most).toBe(2)
  await one()
})

test('a queue gives each key its own seats, and frees them again', async () => {
  const seats = limitPerKey('guestActs', 2)
  const failing = () => work().then(() => Promise.reject(new Error('no')))
  const two = Promise.allSettled([seats('a', work), seats('a', failing)])
  await expect(seats('a', work)).rejects.toMatchObject(busy)
  expect(await seats('b', work)).toBe('done')
  await two
  expect(await Promise.all([seats('a', work), seats('a', work)])).toEqual(['done', 'done'])
})
