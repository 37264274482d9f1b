import { expect, test } from 'vitest'
import { buildTestRajt } from '../../test/rajt.ts'
import { days, hours } from '../plumbing/clock.ts'
import { hit } from '../plumbing/throttle.ts'
import { sessionLimits } from './session.ts'
import { tidy } from './tidy.ts'

const { db, clock, enter } = await buildTestRajt()
const night = () => tidy(db, clock.now())
const limit = { hits: 3, window: hours(1) }
const counted = async (key: string) =>
  (await db.selectFrom('throttle').select('key').where('key', '=', key).execute()).length
const sessionsOf = async (id: string) =>
  (await db.selectFrom('session').select('account_id').where('account_id', '=', id).execute()).length

test('what was counted is forgotten after a day', async () => {
  await hit(db, { key: 'of somebody', limit }, clock.now())
  clock.pass(hours(23))
  await night()
  expect(await counted('of somebody')).toBe(1)
  clock.pass(hours(3))
  await night()
  expect(await counted('of somebody')).toBe(0)
})

test('a session is forgotten when it has run out, and not before', async () => {
  const { id } = await enter()
  expect(await sessionsOf(id)).toBe(1)
  clock.pass(sessionLimits.idle - days(1))
  await night()
  expect(await sessionsOf(id)).toBe(1)
  clock.pass(days(2))
  await night()
  expect(await sessionsOf(id)).toBe(0)
})
