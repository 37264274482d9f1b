import { expect, test } from 'vitest'
import { startupLab } from '#announcements/startup-lab/calls.ts'
import { account } from '#office/account/calls.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { asFirst } from '#programme/programme/server/first-semester.ts'
import { terms } from '#programme/terms/calls.ts'
import { anna, emese, gabor, hanna } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { asSecond, beginSecond } from '#testing/server/second-semester.ts'
import { whileSemester } from '#testing/server/semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { calendar } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, as, db, clock, enter } = rajt
const make = async (who: Person) => (await as(who).does(calendar.make)).url
const own = async (who: Person) => (await as(who).does(calendar.own)).address
/** What a calendar gets, without the folds of long lines. */
async function fetched(url: string) {
  const reply = await app.inject({ url: new URL(url).pathname })
  return { status: reply.statusCode, headers: reply.headers, text: reply.body.replace(/\r\n /g, '') }
}

async function addEvent(title: string, startsAt: Date) {
  const [category] = (await as(gabor).does(terms.list, { params: { kind: 'event-category' } })).terms
  return as(gabor).does(startupLab.add, {
    body: {
      title,
      subtitle: 'Alcím',
      description: 'Leírás',
      language: 'hu',
      link: '',
      categories: [category?._id ?? ''],
      contactEmail: 'lab@test.example',
      startsAt: startsAt.toISOString(),
      endsAt: later(startsAt, hours(2)).toISOString(),
    },
    files: { logo: null },
  })
}

test('an address is made once asked for, and read again by its owner alone', async () => {
  expect(await own(anna)).toBeNull()
  const url = await make(anna)
  expect(url).toMatch(/^http:\/\/rajt\.test\/api\/calendar\/[\w-]{43}\.ics$/)
  expect(await own(anna)).toEqual({ url, madeAt: clock.now().toISOString() })
  expect(await own(hanna)).toBeNull()
  const kept = await db.selectFrom('calendar_address').selectAll().executeTakeFirstOrThrow()
  const code = url.slice(-47, -4)
  for (const bytes of [kept.code_hash, kept.sealed_code]) expect(bytes.includes(code)).toBe(false)
})

test('the calendar has the events and the deadlines, without a sign-in', async () => {
  const event = await addEvent('Ötletbörze', later(clock.now(), days(3)))
  const { status, headers, text } = await fetched(await make(anna))
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/calendar/)
  expect(text).toContain(`UID:${event._id}@rajt.test`)
  expect(text).toContain('SUMMARY:Ötletbörze')
  expect(text).toContain('SUMMARY:A one-pager beadási határideje')
  const { one_pager_deadline: deadline } = asFirst(await currentSemester(db))
  expect(text).toContain(`DTEND:${deadline.toISOString().replace(/[-:]|\.\d+/g, '')}`)
  expect(text).not.toContain(anna.email)
})

test('in a second semester the deadline is that of the progress report', async () => {
  const address = await make(anna)
  await whileSemester(rajt, asSecond(clock.now()), async () => {
    const { text } = await fetched(address)
    expect(text).toContain('SUMMARY:Az előrehaladási jelentés feltöltésének határideje')
    expect(text).not.toContain('one-pager')
  })
})

test.each([emese, hanna])('a $role hands nothing in, and so has no deadline for it', async (who) => {
  const { text } = await fetched(await make(who))
  expect(text).toContain('SUMMARY:Vége a félévnek a Rajtban')
  expect(text).not.toContain('one-pager')
})

test('who takes no part in the semester has its events, and none of its deadlines', async () => {
  const former = await enter()
  const event = await addEvent('Nyílt nap', later(clock.now(), days(3)))
  const url = await make(former)
  const { id: semester_id } = await currentSemester(db)
  await db.deleteFrom('onboarding').where('account_id', '=', former.id).execute()
  await db.insertInto('absence').values({ account_id: former.id, semester_id }).execute()
  const { text } = await fetched(url)
  expect(text.match(/^UID:.*(?=@)/gm)).toContain(`UID:${event._id}`)
  expect(text).not.toContain(semester_id)
})

test('a new address ends the one before', async () => {
  const student = await enter()
  const before = await make(student)
  const after = await make(student)
  expect((await fetched(before)).status).toBe(404)
  expect((await fetched(after)).status).toBe(200)
  expect((await own(student))?.url).toBe(after)
})

test('of ten addresses asked for at once one is left, which its owner reads', async () => {
  const student = await enter()
  const urls = await Promise.all(Array.from({ length: 10 }, () => make(student)))
  const answers = await Promise.all(urls.map(fetched))
  const open = urls.filter((_, i) => answers[i]?.status === 200)
  expect(open).toEqual([(await own(student))?.url])
})

test('a removed address leads nowhere, and is not there to be removed again', async () => {
  const student = await enter()
  const url = await make(student)
  await as(student).does(calendar.remove)
  expect((await fetched(url)).status).toBe(404)
  expect(await own(student)).toBeNull()
  expect(await as(student).refused(calendar.remove)).toMatchObject({ code: 'not-found' })
})

test('who is disabled has no calendar until enabled again', async () => {
  const student = await enter()
  const url = await make(student)
  const body = { reason: 'Kilépett.' }
  await as(gabor).does(account.disable, { params: { id: student.id }, body })
  expect((await fetched(url)).status).toBe(404)
  await as(gabor).does(account.enable, { params: { id: student.id }, body })
  expect((await fetched(url)).status).toBe(200)
})

test.each(['x', 'A'.repeat(43), '..%2f..%2fetc', `${'A'.repeat(43)}.ics`])(
  'the address %s is nobody’s',
  async (code) => {
    expect((await fetched(`http://rajt.test/api/calendar/${code}`)).status).toBe(404)
  },
)

test('what waits for an answer is in the calendars of both sides, and leaves them with the answer', async () => {
  const { enter: enterSecond } = await beginSecond(rajt)
  const { publish, applied, reject } = teamsOf(rajt)
  const [owner, student, other] = [await enterSecond(), await enterSecond(), await enterSecond()]
  const id = await applied(student, await publish(owner, 'Mosásidő'))
  const has = async (who: Person) => {
    const { text } = await fetched(await make(who))
    expect(text).toContain('SUMMARY:Csapatalakítási határidő')
    expect(text).not.toContain(owner.surname)
    return text.includes('SUMMARY:Jelentkezés válaszideje: Mosásidő')
  }
  const all = async () => [await has(owner), await has(student), await has(other)]
  expect(await all()).toEqual([true, true, false])
  await reject(owner, id)
  expect(await all()).toEqual([false, false, false])
})

test('an event that is removed is cancelled where a calendar may have it, and nowhere else', async () => {
  const student = await enter()
  const url = await make(student)
  const event = await addEvent('Elmarad', later(clock.now(), days(3)))
  expect((await fetched(url)).text).not.toContain('STATUS:CANCELLED')
  clock.pass(1000)
  await as(gabor).does(startupLab.remove, { params: { id: event._id } })
  const { text } = await fetched(url)
  const [, cancelled = ''] =
    text.match(new RegExp(`BEGIN:VEVENT\\r\\nUID:${event._id}@([^]*?)END:VEVENT`)) ?? []
  expect(cancelled).toContain('STATUS:CANCELLED')
  expect(cancelled).toMatch(/SEQUENCE:[1-9]/)
  expect(text).toMatch(/END:VCALENDAR\r\n$/)
  clock.pass(1000)
  expect((await fetched(await make(student))).text).not.toContain(event._id)
  clock.pass(days(4))
  expect((await fetched(url)).text).not.toContain(event._id)
})

// The last one: by its end every session of the others is over.
test('an event leaves the calendar three months after its end', async () => {
  const student = await enter()
  await addEvent('Régi', later(clock.now(), days(1)))
  const url = await make(student)
  clock.pass(days(90))
  expect((await fetched(url)).text).toContain('SUMMARY:Régi')
  clock.pass(days(2))
  expect((await fetched(url)).text).not.toContain('SUMMARY:Régi')
})
