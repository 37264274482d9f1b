import { expect, test, vi } from 'vitest'
import { invalidate } from '#platform/server/cache.ts'
import { minutes } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { statistics } from '../calls.ts'

const { as, clock, failures, pool } = await buildTestRajt()

test('no time to the decision is told before anything was decided', async () => {
  // The trigger that keeps decisions would stop it.
  await pool.query(
    'set session_replication_role = replica; delete from registration where decided_at is not null; reset session_replication_role',
  )
  const { registration } = await as(gabor).does(statistics.ofOffice, { params: { university: 'all' } })
  expect(registration.medianDays).toBeNull()
})

test('figures that take long to count are told as they were before, and where there are none the page is asked to come again', async () => {
  const everybody = { params: { university: 'all' } }
  const whileSlow = async <T>(work: () => Promise<T>): Promise<T> => {
    const holder = await pool.connect()
    await holder.query('begin; lock table one_pager in access exclusive mode')
    try {
      return await work()
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  }
  invalidate()
  const { status, headers, body } = await whileSlow(() => as(gabor).call(statistics.ofOffice, everybody))
  expect([status, body, headers['retry-after']]).toMatchObject([503, { code: 'unavailable' }, '10'])
  failures.splice(0)
  // They were counted meanwhile.
  const first = await as(gabor).does(statistics.ofOffice, everybody)
  expect(first.countedAt).toBe(clock.now().toISOString())

  clock.pass(minutes(2))
  const later = performance.now() + minutes(2)
  const passing = vi.spyOn(performance, 'now').mockImplementation(() => later)
  const before = await whileSlow(() => as(gabor).does(statistics.ofOffice, everybody))
  expect(before.countedAt).toBe(first.countedAt)
  passing.mockRestore()
}, 30_000)
