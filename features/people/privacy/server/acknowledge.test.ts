import { expect, test } from 'vitest'
import { exam } from '#course/exam/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { PRIVACY_VERSION, privacy } from '../calls.ts'

const { as, db, enter, clock, guest } = await buildTestRajt()

const body = { version: PRIVACY_VERSION } as const
const isAsked = async (who: Person) => (await as(who).does(auth.user)).user.mustReadPrivacyNotice
const kept = (id: string) =>
  db
    .selectFrom('privacy_acknowledgement')
    .select(['version', 'language', 'at'])
    .where('account_id', '=', id)
    .orderBy('at')
    .execute()
/** As if the notice had been renewed since they read it. */
const readAnEarlierOne = async (who: Person) => {
  await db
    .updateTable('privacy_acknowledgement')
    .set({ version: '2026-01-01' })
    .where('account_id', '=', who.id)
    .execute()
  return who
}

test('who has read the notice in force is not asked again', async () => {
  for (const who of [await enter(), await enter({ role: 'MENTOR', university: null }), gabor, emese])
    expect(await isAsked(who)).toBe(false)
})

test('students, mentors and staff who read an earlier notice are asked until they have read the new one', async () => {
  for (const role of ['STUDENT', 'MENTOR', 'OFFICE', 'UNIVERSITY'] as const) {
    const university = role === 'STUDENT' || role === 'UNIVERSITY' ? 'szte' : null
    const who = await readAnEarlierOne(await enter({ role, university }))
    expect(await isAsked(who), role).toBe(true)
    const { user } = await as(who, { language: 'en' }).does(privacy.acknowledge, { body })
    expect(user.mustReadPrivacyNotice).toBe(false)
    expect(await isAsked(who)).toBe(false)
    expect(await kept(who.id)).toMatchObject([
      { version: '2026-01-01' },
      { version: PRIVACY_VERSION, language: 'en', at: clock.now() },
    ])
  }
})

test('signing in tells of a newer notice too, and acknowledging twice changes nothing', async () => {
  const who = await readAnEarlierOne(await enter())
  const signedIn = await guest.does(auth.login, { body: { email: who.email, password: 'Rajt2026' } })
  expect(signedIn.user.mustReadPrivacyNotice).toBe(true)
  const first = clock.now()
  await as(who).does(privacy.acknowledge, { body })
  clock.pass(60_000)
  await as(who).does(privacy.acknowledge, { body })
  expect((await kept(who.id)).map(({ at }) => at).at(-1)).toEqual(first)
  expect(await kept(who.id)).toHaveLength(2)
})

test('what somebody has read on a page of an earlier version does not count for the new one', async () => {
  const who = await readAnEarlierOne(await enter())
  const earlier = { version: '2026-01-01' } as unknown as typeof body
  expect(await as(who).refused(privacy.acknowledge, { body: earlier })).toMatchObject({
    code: 'invalid-request',
  })
  expect(await isAsked(who)).toBe(true)
})

test('an exam is begun and sat without having read the newer notice', async () => {
  const who = await readAnEarlierOne(await enter())
  const { id } = await db
    .selectFrom('module')
    .innerJoin('semester', 'semester.id', 'module.semester_id')
    .select('module.id')
    .where('semester.is_current', '=', true)
    .orderBy('module.position')
    .executeTakeFirstOrThrow()
  const { redirectUrl } = await as(who).does(exam.start, { body: { moduleId: id, platform: 'WEB' } })
  const attempt = new URL(redirectUrl).searchParams.get('attempt') ?? ''
  await as(who).does(exam.attempt, { params: { id: attempt } })
  expect(await isAsked(who)).toBe(true)
})
