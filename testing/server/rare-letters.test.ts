import { describe, expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { workersOf } from '#app/server/workers.ts'
import { account } from '#office/account/calls.ts'
import { semester } from '#office/semester/calls.ts'
import { nameChange } from '#people/name-change/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import { files } from '#programme/files/calls.ts'
import type { ProgressReport } from '#teams/progress-report/calls.ts'
import { project } from '#teams/project/calls.ts'
import { gabor } from './cast.ts'
import { mentoringOf } from './mentoring.ts'
import type { Person } from './people.ts'
import { progressReportsOf } from './progress-reports.ts'
import { buildTestRajt } from './rajt.ts'
import { described, teamsOf } from './teams.ts'
import { unzipped } from './unzip.ts'

/** Letters of two units of UTF-16 each: a cut at a number of units falls between their halves, in one of the two. */
const NAMES = [
  { surname: '\u{1d4d0}'.repeat(60), firstname: '\u{1d4d1}'.repeat(60) },
  { surname: '\u{1d4d0}'.repeat(60), firstname: `a${'\u{1d4d1}'.repeat(59)}` },
]
const PROJECTS = ['😀'.repeat(80), `a${'😀'.repeat(79)}`]

const rajt = await buildTestRajt()
const { app, as, db, clock, mails, renew } = rajt
const { enter, ready, upload } = await progressReportsOf(rajt)
const { publish, apply, applied } = teamsOf(rajt)
const { mentor, asked } = mentoringOf(rajt)
const ok = { status: 200 }

/** As somebody is called who came before names had to be of basic letters. */
async function called(names: { surname: string; firstname: string }): Promise<Person> {
  const student = await enter()
  await db
    .updateTable('account')
    .set({ ...names, name_confirmed_by: gabor.id, name_confirmed_at: clock.now() })
    .where('id', '=', student.id)
    .execute()
  await rajt.settled()
  return student
}

describe.each(NAMES)('a student called $surname $firstname', (names) => {
  test('applies, and creates a project of their own', async () => {
    const [owner, student] = [await enter(), await called(names)]
    const id = await publish(owner)
    await applied(await called(names), id)
    expect(await apply(student, id)).toMatchObject(ok)
    const made = await as(student).call(project.create, { body: described('Saját') })
    expect(made).toMatchObject(ok)
    const subjects = (await mails(owner.email)).map(({ subject }) => subject)
    expect(subjects.join()).not.toContain('\ufffd')
  })

  test('can be disabled', async () => {
    const [owner, student] = [await enter(), await called(names)]
    await applied(student, await publish(owner))
    const body = { reason: 'Kiiratkozott.' }
    expect(await as(gabor).call(account.disable, { params: { id: student.id }, body })).toMatchObject(ok)
  })
})

describe.each(PROJECTS)('a project called %s', (name) => {
  test('has a report that can be read, alone and in the zip', async () => {
    const { owner } = await ready(name, { university: 'szte' })
    const { _id } = (await upload(owner)).body as ProgressReport
    for (const who of [owner, gabor]) {
      const headers = { authorization: `Bearer ${who.token}` }
      const reply = await app.inject({ url: `/api/progress-report/${_id}/file`, headers })
      expect(reply.statusCode).toBe(200)
      expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(`${name} `)
    }
    const { url } = await as(gabor).does(files.address, { body: { path: '/api/progress-report/zip' } })
    const paths = [...unzipped((await app.inject({ url })).rawPayload).keys()]
    expect(paths.filter((path) => path.includes(`/${name} - `))).toHaveLength(1)
  })

  test('reminds a mentor whose language is English, and holds up nobody', async () => {
    const [owner, other, student] = [await enter(), await enter(), await enter()]
    const one = await mentor()
    await db.updateTable('account').set({ language: 'en' }).where('id', '=', one.id).execute()
    await publish(owner, name)
    await asked(owner, one)
    await applied(student, await publish(other))
    const now = clock.now()
    clock.set(later(now, days(6)))
    await workersOf(rajt)['request-clock']({})
    const subjects = async ({ email }: Person) => (await mails(email)).map(({ subject }) => subject)
    expect((await subjects(one)).at(-1)).toContain(name.replace(/^(.{20}).*$/u, '$1'))
    expect((await subjects(other)).at(-1)).toContain('válaszodra vár')
    clock.set(now)
  })
})

describe('what is sent', () => {
  test('a name of letters of formulas is kept in plain ones, another rare letter is refused on its field', async () => {
    const student = await enter()
    const ask = (surname: string) =>
      as(student).call(nameChange.ask, { body: { surname, firstname: 'Anna', reason: 'Így hívnak.' } })
    expect(await ask('\u{1d4d0}'.repeat(60))).toMatchObject({
      status: 200,
      body: { to: { surname: 'A'.repeat(60) } },
    })
    expect(await ask('Kiss \u{10400}')).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', fields: { surname: { rule: 'format' } } },
    })
  })

  test.each(['\u200b', '\u200d', '\u3164', '\u2800', '\u202e\u2066'])(
    'a project and a title called %j are empty',
    async (nothing) => {
      const student = await enter()
      const fields = { name: { rule: 'required' } }
      expect(await as(student).call(project.create, { body: described(nothing) })).toMatchObject({
        status: 400,
        body: { fields },
      })
      const body = { title: nothing, text: 'Szöveg', language: 'hu' as const, roles: ['STUDENT' as const] }
      expect(await as(gabor).call(news.add, { body, files: { image: null } })).toMatchObject({
        status: 400,
        body: { fields: { title: { rule: 'required' } } },
      })
    },
  )

  test('what Word writes for a line break is one', async () => {
    const student = await enter()
    const words = { ...described('Mosásidő'), problem: 'Első sor\u000bmásodik\u000charmadik' }
    const { project: made } = await as(student).does(project.create, { body: words })
    const { view } = await as(student).does(project.mine)
    expect(view?.project).toMatchObject({ _id: made._id, problem: 'Első sor\nmásodik\nharmadik' })
  })
})

test('a semester opens while students of such names wait for an answer', async () => {
  for (const names of NAMES) await applied(await called(names), await publish(await enter()))
  const at = (n: number) => later(clock.now(), days(n)).toISOString()
  const key = '2041-42-1'
  const info = await as(gabor).does(semester.prepare, {
    body: {
      semester: key,
      startsAt: at(0),
      endsAt: at(150),
      onePagerDeadline: at(120),
      teamDeadline: null,
      progressReportDeadline: null,
      answerDays: null,
      mentorCapacity: null,
    },
  })
  await workersOf(rajt)['import-course']({ semester: info.id })
  const body = { semester: key, continuing: { who: 'ALL' as const, neptun: [] }, again: true }
  expect(await as(gabor).call(semester.open, { body })).toMatchObject(ok)
  await renew(gabor)
})
