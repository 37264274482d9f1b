import { expect, test } from 'vitest'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { statistics } from '../calls.ts'

const { as, pool } = await buildTestRajt()

test('no time to the decision is told before anything was decided', async () => {
  // The trigger that keeps decisions would stop it.
  await pool.query(
    'set session_replication_role = replica; delete from registration where decided_at is not null; reset session_replication_role',
  )
  const { registration } = await as(gabor).does(statistics.ofOffice, { params: { university: 'all' } })
  expect(registration.medianDays).toBeNull()
})
