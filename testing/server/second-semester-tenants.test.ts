import { expect, test } from 'vitest'
import { dataExport } from '#office/data-export/calls.ts'
import { student } from '#office/student/calls.ts'
import type { Call } from '#platform/contract/call.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { progressReport } from '#teams/progress-report/calls.ts'
import { project } from '#teams/project/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { answersTo } from './answers-to.ts'
import { emese, ferenc, gabor } from './cast.ts'
import { mentoringOf } from './mentoring.ts'
import { pdf } from './one-pagers.ts'
import type { Person } from './people.ts'
import { progressReportsOf } from './progress-reports.ts'
import { buildTestRajt } from './rajt.ts'
import { SECOND } from './second-semester.ts'
import { secondSemesterCalls } from './second-semester-calls.ts'
import { switchingOf } from './switching.ts'
import { described, teamsOf } from './teams.ts'

const rajt = await buildTestRajt({ isWalk: true })
const { as } = rajt
const { enter, ready, upload } = await progressReportsOf(rajt)
const { accept, publish, invite } = teamsOf(rajt)
const { mentor, ask, decline } = mentoringOf(rajt)

/** What a coordinator of another university does not read of a published project (decision R5), and what nobody outside reads. */
const TEAM = /kanari|kanári/i
const PRIVATE = /rejtek/i
const elsewhere = { university: 'bme', surname: 'Kanári', firstname: 'Kanári' }
const secret = 'Rejtek'

const { owner, project: id } = await ready('Busz', { university: 'bme', surname: 'Gazda' })
await rajt.db.updateTable('project').set({ contact: 'kanari@projekt.example' }).where('id', '=', id).execute()
const apply = async (cv: File | null) => {
  const one = await enter(elsewhere)
  const sent = { params: { id }, body: { motivation: secret }, files: { cv } }
  return { one, sent: (await as(one).does(application.apply, sent))._id }
}
const member = await apply(pdf(secret))
await accept(owner, member.sent)
const waiting = await apply(pdf(secret))
const invited = await enter(elsewhere)
const invitationId = await invite(owner, invited)
const guide = await mentor()
const asked = ((await ask(owner, guide, secret)).body as { _id: string })._id
await decline(guide, asked, secret)
await upload(owner, pdf(secret))
const drafting = await enter(elsewhere)
const draft = await as(drafting).does(project.create, {
  body: { ...described(secret), problem: secret, contact: secret },
})
await as(waiting.one).does(introduction.save, {
  body: {
    oneLiner: secret,
    introduction: secret,
    facebook: '',
    linkedin: '',
    focuses: [],
    showsOnePager: false,
  },
})
const reports = (await rajt.db.selectFrom('progress_report').select('id').execute()).map((one) => one.id)
const people = [owner, member.one, waiting.one, invited, guide, drafting].map((one) => one.id)
const ids = [id, draft.project._id, member.sent, waiting.sent, invitationId, asked, ...reports, ...people]

test('people’s own coordinator reads about their team', async () => {
  const { members, project: shown } = await as(ferenc).does(project.one, { params: { id } })
  expect(JSON.stringify([members, shown])).toMatch(TEAM)
  const body = { search: 'kanari' } as never
  const { students } = await as(ferenc).does(student.list, { params: { role: 'UNIVERSITY' }, body })
  expect(students.length).toBeGreaterThan(2)
})

const [looking, founder, other] = [await enter(), await enter(), await mentor()]
await publish(founder)
const calls: readonly Call[] = [
  ...secondSemesterCalls,
  ...Object.values<Call>(progressReport),
  ...Object.values<Call>(dataExport),
].filter(({ uploads }) => !uploads)

test.each([emese, looking, founder, other].flatMap((who) => calls.map((row) => ({ who, row }))))(
  '$who.role $who.username reads nothing of them by $row.method $row.path',
  async ({ who, row }) => {
    const answers = await answersTo(rajt, { who, row, ids })
    expect(answers).not.toMatch(PRIVATE)
    if (who === emese) expect(answers).not.toMatch(TEAM)
  },
)

test('a CV is read by its applicant and that owner alone, accepted or waiting', async () => {
  const read = async ({ token }: Person, sent: string) =>
    (
      await rajt.app.inject({
        url: `/api/application/${sent}/cv`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode
  for (const { one, sent } of [member, waiting]) {
    for (const reader of [one, owner]) expect(await read(reader, sent)).toBe(200)
    for (const reader of [invited, looking, founder]) expect(await read(reader, sent)).toBe(404)
    for (const reader of [emese, ferenc, gabor, guide]) expect(await read(reader, sent)).toBe(403)
  }
})

test('once the semester is over, nobody outside reads more of it than before', async () => {
  await switchingOf(rajt).open('2041-42-1')
  for (const who of [owner, looking, founder]) await switchingOf(rajt).onboard(who)
  const asked = (path: string) => `${path}?semester=${SECOND}`
  const gets = [
    ...['/find-project/all', '/mentored-projects', '/data-export', '/dashboard/university-user'].map(asked),
    '/earlier-semesters',
    '/earlier-semesters/mentored',
    ...ids.flatMap((one) => [`/view-project/${one}`, `/progress-report/${one}/file`, `/student/${one}`]),
  ]
  const lists = ['/find-student/all/UNIVERSITY', '/progress-report/UNIVERSITY', '/one-pager/fetchPage']
  const answerTo = async (who: Person, request: object) =>
    (await rajt.app.inject({ ...request, headers: { authorization: `Bearer ${who.token}` } })).body
  for (const who of [emese, looking, founder, other]) {
    const answers = [
      ...(await Promise.all(gets.map((path) => answerTo(who, { url: `/api${path}` })))),
      ...(await Promise.all(
        lists.map((path) =>
          answerTo(who, { url: `/api${path}`, method: 'POST', payload: { semester: SECOND } }),
        ),
      )),
    ].join('\n')
    expect(answers).toContain('not-found')
    expect(answers).not.toMatch(PRIVATE)
    expect(answers).not.toMatch(TEAM)
  }
  expect(await answerTo(ferenc, { url: `/api/view-project/${id}` })).toMatch(TEAM)
  expect(await answerTo(owner, { url: '/api/earlier-semesters' })).toMatch(TEAM)
})
