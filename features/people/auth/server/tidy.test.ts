import { expect, test } from 'vitest'
import { sessionLimits } from '#people/identity/server/session.ts'
import { days, hours } from '#platform/server/clock.ts'
import { sendMail } from '#platform/server/mail.ts'
import { hit } from '#platform/server/throttle.ts'
import { transact } from '#platform/server/transact.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
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

test.each([
  { template: 'reset-password', life: hours(1) },
  { template: 'verify-email', life: hours(24) },
  { template: 'invitation', life: days(14) },
  { template: 'registration-accepted', life: days(14) },
] as const)(
  'an unsent mail of $template loses its body when its link is dead, and not before',
  async ({ template, life }) => {
    const letter = { subject: 'Üdv', greeting: 'Szia!', paragraphs: [] }
    const email = `${template}@test.example`
    await transact(db, (tx) => sendMail(tx, template, { email, language: 'hu' }, letter, clock.now()))
    const bodies = () =>
      db.selectFrom('mail').select(['body_text', 'body_html']).where('recipient', '=', email).execute()
    clock.pass(life - hours(0.5))
    await night()
    expect(await bodies()).toEqual([{ body_text: expect.any(String), body_html: expect.any(String) }])
    clock.pass(hours(1))
    await night()
    expect(await bodies()).toEqual([{ body_text: null, body_html: null }])
  },
)
