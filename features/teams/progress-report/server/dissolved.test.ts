import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { student } from '#office/student/calls.ts'
import { files } from '#programme/files/calls.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { earlier } from '#teams/earlier/calls.ts'
import { team } from '#teams/team/calls.ts'
import { emese, gabor, hanna } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { progressReportsOf } from '#testing/server/progress-reports.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSemester } from '#testing/server/second-semester.ts'
import { unzipped } from '#testing/server/unzip.ts'
import { progressReport } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, as, db, clock } = rajt
const { ready, join, upload, standing, publish } = await progressReportsOf(rajt)
const reason = 'Nem dolgoznak együtt tovább.'

/** A project of that name with a member, whose report was uploaded before the office dissolved it. */
async function dissolved(name: string, traits: Partial<Person> = {}) {
  const { owner, project } = await ready(name, traits)
  const member = await join(owner, project)
  const { body } = await upload(owner)
  await as(gabor).does(team.dissolve, { params: { id: project }, body: { reason } })
  return { owner, member, project, report: (body as { _id: string })._id }
}
const listed = (who: Person, search: string) =>
  as(who).does(progressReport.list, {
    params: { role: who.role },
    body: { filters: { search, universities: [], isUploaded: null } },
  })
const read = (who: Person, id: string) => as(who).call(progressReport.file, { params: { id } })

test('a report of a dissolved project stays its owner’s and its members’ to read, and nobody else’s', async () => {
  const { owner, member, report } = await dissolved('Maradandó')
  const { owner: other } = await ready('Másik')
  for (const one of [owner, member]) {
    expect(await standing(one)).toMatchObject({
      project: null,
      report: null,
      dissolved: [{ project: 'Maradandó', report: { _id: report } }],
    })
    expect((await read(one, report)).status).toBe(200)
  }
  expect((await read(other, report)).status).toBe(404)
  expect(await standing(other)).toMatchObject({ dissolved: [] })
})

test('whoever was in a dissolved team may begin another project, and has both', async () => {
  const { owner } = await dissolved('Első nekifutás')
  const project = await publish(owner, 'Második nekifutás')
  expect(await standing(owner)).toMatchObject({
    project: { _id: project },
    report: null,
    dissolved: [{ project: 'Első nekifutás' }],
  })
  expect((await upload(owner)).status).toBe(200)
})

test('staff find the report of a dissolved project in the list, marked, and counted apart', async () => {
  const before = (await listed(gabor, '')).uploadInfo
  const { project, report } = await dissolved('Megszűnt projekt', { university: 'szte' })
  const { progressReports, uploadInfo } = await listed(gabor, 'Megszűnt projekt')
  expect(progressReports).toMatchObject([
    { _id: project, isDissolved: true, isIncompleteTeam: false, report: { _id: report } },
  ])
  expect(uploadInfo).toEqual({
    progressReportsUploaded: before.progressReportsUploaded + 1,
    progressReportsWithoutUpload: before.progressReportsWithoutUpload,
    progressReportsDissolved: before.progressReportsDissolved + 1,
  })
  expect((await read(gabor, report)).status).toBe(200)
})

test('coordinators find those of their own university alone', async () => {
  const { report } = await dissolved('Idegen egyetemé', { university: 'bce' })
  expect((await listed(emese, 'Idegen egyetemé')).progressReports).toEqual([])
  expect((await read(emese, report)).status).toBe(404)
})

test('a project that was dissolved without a report is in no list', async () => {
  const { project } = await ready('Nyomtalan')
  await as(gabor).does(team.dissolve, { params: { id: project }, body: { reason } })
  expect((await listed(gabor, 'Nyomtalan')).progressReports).toEqual([])
})

test('mentors read no report of a dissolved project', async () => {
  const { report } = await dissolved('Mentor nélkül')
  expect([403, 404]).toContain((await read(hanna, report)).status)
})

test('the zip holds the report of a dissolved project under a name that says so, and its index too', async () => {
  await dissolved('Zárójelben', { university: 'bce', surname: 'Kis', firstname: 'Éva' })
  const path = '/api/progress-report/zip?universities=bce&search=Z%C3%A1r%C3%B3jelben'
  const { url } = await as(gabor).does(files.address, { body: { path } })
  const found = unzipped((await app.inject({ url })).rawPayload)
  const name = 'Budapesti Corvinus Egyetem/Zárójelben - Kis Éva (megszüntetve).pdf'
  expect([...found.keys()].sort()).toEqual([name, 'index.xlsx'])
  const { sheets } = await readXlsx(new Uint8Array(found.get('index.xlsx') ?? Buffer.alloc(0)))
  const [, row] = sheets[0]?.rows ?? []
  expect(row?.slice(-2)).toEqual([name, 'Megszüntetett projekt'])
})

test('it stays theirs when the semester is over, and is not a coordinator’s of another university', async () => {
  const { member, report } = await dissolved('Túlélő', { university: 'bme' })
  const { key } = await currentSemester(db)
  await beginSemester(rajt, '2041-42-1', {
    number: 1,
    one_pager_deadline: clock.now(),
    team_deadline: null,
    progress_report_deadline: null,
    answer_days: null,
    mentor_capacity: null,
  })
  const at = clock.now()
  await db.insertInto('onboarding').values({ account_id: member.id, semester_key: '2041-42-1', at }).execute()
  await rajt.settled()
  const own = (await as(member).does(earlier.mine)).semesters.find(({ semester }) => semester === key)
  expect(own).toMatchObject({ team: null, dissolved: [{ project: 'Túlélő', report: { _id: report } }] })
  const params = { id: member.id }
  const seen = async (reader: Person) => (await as(reader).does(student.one, { params })).earlier
  expect(await seen(gabor)).toMatchObject([{ dissolved: [{ project: 'Túlélő' }] }])
  expect(await seen(emese)).toMatchObject([{ dissolved: [] }])
})
