import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { dataExport, dataExports } from '#office/data-export/calls.ts'
import { statistics } from '#office/statistics/calls.ts'
import { student } from '#office/student/calls.ts'
import type { Call } from '#platform/contract/call.ts'
import { invalidate } from '#platform/server/cache.ts'
import { earlier } from '#teams/earlier/calls.ts'
import { mentoredProject } from '#teams/mentored-project/calls.ts'
import { type ProgressReport, progressReport } from '#teams/progress-report/calls.ts'
import { project } from '#teams/project/calls.ts'
import { team } from '#teams/team/calls.ts'
import { emese, ferenc, gabor } from './cast.ts'
import { mentoringOf } from './mentoring.ts'
import { pdf } from './one-pagers.ts'
import { idOf, type Person } from './people.ts'
import { progressReportsOf } from './progress-reports.ts'
import { buildTestRajt } from './rajt.ts'
import { SECOND } from './second-semester.ts'
import { switchingOf } from './switching.ts'
import { described, teamsOf } from './teams.ts'
import { unzipped } from './unzip.ts'

const THIRD = '2041-42-1'
const rajt = await buildTestRajt()
const { as, app, db } = rajt
const { enter, ready, join, upload, publish } = await progressReportsOf(rajt)
const { applied, reject } = teamsOf(rajt)
const { mentor, asked, accept } = mentoringOf(rajt)
const { open, onboard, newcomer } = switchingOf(rajt)

/** A team of szte with a member of bme, a mentor and a report. */
const { owner, project: id } = await ready('Kölcsönpolc', { university: 'szte' })
const member = await enter({ university: 'bme' })
const { _id: sent } = { _id: await applied(member, id) }
const rejected = await enter({ university: 'szte' })
await reject(owner, await applied(rejected, id))
await teamsOf(rajt).accept(owner, sent)
const guide = await mentor()
await accept(guide, await asked(owner, guide))
const report = (await upload(owner, pdf('A jelentés'))).body as ProgressReport
/** Another team, of bme, without a report, and a draft of szte. */
const stranger = await enter({ university: 'bme' })
const foreign = await publish(stranger, 'Rajtszám')
await join(stranger, foreign)
const otherGuide = await mentor()
await accept(otherGuide, await asked(stranger, otherGuide))
const drafting = await enter({ university: 'szte' })
const draft = (await as(drafting).does(project.create, { body: described('Vázlat') })).project._id
const stays = await enter({ university: 'szte', neptun: 'MARAD1' })
const alone = await publish(stays, 'Magányos')

beforeEach(() => invalidate())

const of = (semester?: string) => (semester ? { semester } : {})
const reports = (who: Person, semester?: string) =>
  as(who).does(progressReport.list, { params: { role: who.role }, body: of(semester) })
const found = async (who: Person, semester?: string) =>
  (await as(who).does(project.find, { query: of(semester) })).projects.map(({ name }) => name).sort()
const figures = async (who: Person, semester?: string) => ({
  ...(who === gabor
    ? await as(who).does(statistics.ofOffice, { params: { university: 'all' }, query: of(semester) })
    : await as(who).does(statistics.ofUniversity, { query: of(semester) })),
  countedAt: '',
})
async function file({ token }: Person, path: string) {
  const reply = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}
const zip = async (who: Person, semester?: string) => {
  const entries = unzipped(await file(who, `/progress-report/zip${semester ? `?semester=${semester}` : ''}`))
  return [...entries.keys()].sort()
}
const rowsOf = async (path: string) => {
  const { sheets } = await readXlsx(new Uint8Array(await file(gabor, path)))
  return sheets[0]?.rows.map((cells) => [...cells]) ?? []
}
const exported = (semester?: string) =>
  Promise.all(
    dataExports.map((name) => rowsOf(`/data-export/${name}${semester ? `?semester=${semester}` : ''}`)),
  )

async function seenBy(who: Person, semester?: string) {
  invalidate()
  return {
    reports: await reports(who, semester),
    zip: await zip(who, semester),
    figures: await figures(who, semester),
  }
}
const staff = [gabor, emese, ferenc]
const before = new Map<Person, Awaited<ReturnType<typeof seenBy>>>()
for (const who of staff) before.set(who, await seenBy(who))
const previews = await as(gabor).does(dataExport.previews)
const sheets = await exported()
const listed = await found(gabor)

await open(THIRD, {
  who: 'LISTED',
  neptun: [owner, member, drafting, rejected, stranger].map(({ neptun }) => neptun ?? ''),
})
for (const who of [owner, member, rejected, drafting, stranger]) await onboard(who)
const late = await newcomer(THIRD, { university: 'szte' })

test.each(staff)(
  '$username reads reports, their counts, the zip and the figures of the finished semester',
  async (who) => {
    const then = before.get(who)
    expect(await reports(who, SECOND)).toEqual(then?.reports)
    expect(await zip(who, SECOND)).toEqual(then?.zip)
    expect(await figures(who, SECOND)).toEqual(then?.figures)
    expect((await figures(who)).semester).toBe(THIRD)
  },
)

test('the office reads the exports of the finished semester, with the rows that they had', async () => {
  expect(await as(gabor).does(dataExport.previews, { query: { semester: SECOND } })).toEqual(previews)
  expect(await exported(SECOND)).toEqual(sheets)
  expect(sheets.flat().length).toBeGreaterThan(8)
})

test('projects of the finished semester are found by the office, and by coordinators of their own university', async () => {
  expect(await found(gabor, SECOND)).toEqual(listed)
  expect(await found(emese, SECOND)).toEqual(['Kölcsönpolc', 'Magányos'])
  expect(await found(ferenc, SECOND)).toEqual(['Rajtszám'])
  const query = { semester: SECOND, universities: 'bme', needs: '' }
  expect(
    (await as(emese).does(project.find, { query })).projects.map(({ university }) => university),
  ).not.toContain('bme')
})

test('the office, the own coordinator, the owner, the member and the mentor read the project, the team and the report', async () => {
  for (const who of [gabor, emese, owner, member, guide]) {
    const view = await as(who).does(project.one, { params: { id } })
    expect(view).toMatchObject({
      finished: { semester: SECOND, number: 2 },
      project: { name: 'Kölcsönpolc', contact: 'csapat@projekt.example' },
      members: [{ _id: owner.id }, { _id: member.id }],
      mentor: { _id: guide.id },
      report: { _id: report._id },
      can: { save: false, dissolve: false },
    })
    expect((await as(who).call(progressReport.file, { params: { id: report._id } })).status).toBe(200)
  }
})

test('a coordinator of another university, a mentor of another team and students outside it find nothing', async () => {
  const absent = { status: 404, code: 'not-found' }
  for (const who of [ferenc, otherGuide, stranger, rejected, drafting, stays, late]) {
    const told = await as(who).refused(project.one, { params: { id } })
    expect([who.username, told]).toMatchObject([who.username, absent])
    const { requestId: _, ...file } = await as(who).refused(progressReport.file, {
      params: { id: report._id },
    })
    const { requestId: __, ...nothing } = await as(who).refused(progressReport.file, {
      params: { id: idOf('nothing') },
    })
    expect(file).toMatchObject(absent)
    expect(file).toEqual(nothing)
  }
  for (const who of [owner, guide])
    expect(await as(who).refused(project.find, { query: { semester: SECOND } })).toMatchObject({
      code: 'not-allowed',
    })
  expect(await as(stays).refused(project.find, { query: { semester: SECOND } })).toMatchObject({
    code: 'not-in-semester',
  })
})

test('a draft of the finished semester is its owner’s alone', async () => {
  expect((await as(drafting).does(project.one, { params: { id: draft } })).can.save).toBe(false)
  for (const who of [gabor, emese, owner])
    expect(await as(who).refused(project.one, { params: { id: draft } })).toMatchObject({ code: 'not-found' })
})

test('owner, member, rejected applicant and whoever does not continue find theirs under earlier semesters', async () => {
  const mine = async (who: Person) =>
    (await as(who).does(earlier.mine)).semesters.find(({ semester }) => semester === SECOND)
  const ofTeam = {
    project: { _id: id, name: 'Kölcsönpolc' },
    members: [{ _id: owner.id }, { _id: member.id }],
    mentor: { surname: guide.surname },
    report: { _id: report._id },
    can: { open: true },
  }
  expect(await mine(owner)).toMatchObject({ number: 2, team: { ...ofTeam, isOwner: true }, applications: [] })
  expect(await mine(member)).toMatchObject({
    team: { ...ofTeam, isOwner: false },
    applications: [{ _id: sent, status: 'ACCEPTED', can: { revoke: false } }],
  })
  expect(await mine(rejected)).toMatchObject({
    team: null,
    applications: [{ status: 'CLOSED', closedBy: null }],
  })
  expect(await mine(stays)).toMatchObject({ team: { project: { _id: alone }, isOwner: true, report: null } })
  expect((await as(stays).does(project.one, { params: { id: alone } })).finished).toEqual({
    semester: SECOND,
    number: 2,
  })
  expect(await mine(late)).toBeUndefined()
})

test('a mentor finds the teams mentored earlier, with how far they came and their reports', async () => {
  expect(await as(guide).does(earlier.mentored)).toEqual({
    semesters: [{ semester: SECOND, number: 2, projects: [{ _id: id, name: 'Kölcsönpolc' }] }],
  })
  const { projects } = await as(guide).does(mentoredProject.list, { query: { semester: SECOND } })
  expect(projects).toMatchObject([
    {
      _id: id,
      report: { _id: report._id },
      moduleCount: 7,
      members: [
        { _id: owner.id, modulesCompleted: 7 },
        { _id: member.id, modulesCompleted: 0 },
      ],
    },
  ])
  expect(await as(guide).refused(mentoredProject.list)).toMatchObject({ code: 'wrong-semester' })
  expect((await as(await mentor()).does(earlier.mentored)).semesters).toEqual([])
})

test('the page of a student shows staff the team of the finished semester as far as they reach it', async () => {
  const earlierTeam = async (who: Person, one: Person) =>
    (await as(who).does(student.one, { params: { id: one.id } })).earlier.find(
      ({ semester }) => semester === SECOND,
    )?.team
  expect(await earlierTeam(gabor, member)).toMatchObject({
    isOwner: false,
    report: { _id: report._id },
    can: { open: true },
  })
  expect(await earlierTeam(emese, owner)).toMatchObject({
    isOwner: true,
    members: [{ _id: owner.id }, { _id: member.id }],
  })
  // The member is of the coordinator's university, the project is not (decision R5).
  expect(await earlierTeam(ferenc, member)).toEqual({
    project: { _id: id, name: 'Kölcsönpolc' },
    isOwner: false,
    members: [],
    mentor: null,
    report: null,
    can: { open: false },
  })
  expect(
    (await as(emese).does(student.one, { params: { id: stays.id } })).earlier[0]?.team?.project.name,
  ).toBe('Magányos')
})

test('nothing of the finished semester can be changed', async () => {
  const params = { id }
  const reason = 'Javítás.'
  const acts: [Person, Call, object][] = [
    [owner, project.saveDraft, { body: { ...described('Más'), revision: 1 } }],
    [owner, project.publish, { body: { ...described('Más'), revision: 1 } }],
    [owner, project.dissolve, { body: {} }],
    [owner, progressReport.upload, { body: {}, files: { file: pdf('Másik') } }],
    [gabor, team.add, { params, body: { student: late.id, reason } }],
    [gabor, team.remove, { params, body: { student: member.id, reason } }],
    [gabor, team.handOver, { params, body: { student: member.id, reason } }],
    [gabor, team.removeMentor, { params, body: { reason } }],
    [gabor, team.dissolve, { params, body: { reason } }],
  ]
  for (const [who, row, request] of acts) {
    const { status, body } = await as(who).call(row, request as never)
    expect([row.path, status, (body as { code: string }).code]).toEqual([row.path, 409, 'wrong-semester'])
  }
  const teams = await db.selectFrom('seat').select('account_id').where('project_id', '=', id).execute()
  expect(teams).toHaveLength(2)
})

test('each reading of a report by staff leaves a line, and one by its mentor none', async () => {
  const lines = async () =>
    (await db.selectFrom('audit').select('id').where('act', '=', 'progress-report-read').execute()).length
  const first = await lines()
  await as(guide).call(progressReport.file, { params: { id: report._id } })
  expect(await lines()).toBe(first)
  await as(emese).call(progressReport.file, { params: { id: report._id } })
  expect(await lines()).toBe(first + 1)
})
