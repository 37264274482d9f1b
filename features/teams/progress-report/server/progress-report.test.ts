import { afterEach, describe, expect, test } from 'vitest'
import { limits } from '#platform/contract/parts.ts'
import { project } from '#teams/project/calls.ts'
import { tally, times } from '#testing/server/at-once.ts'
import { anna, emese, ferenc, gabor, hanna } from '#testing/server/cast.ts'
import { pdf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { progressReportsOf } from '#testing/server/progress-reports.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { whileSemester } from '#testing/server/semester.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { type ProgressReport, progressReport } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, as, db, clock, folder } = rajt
const inTheFirst = await Promise.all([
  as(anna).refused(progressReport.standing),
  as(gabor).refused(progressReport.list, { params: { role: 'OFFICE' }, body: {} }),
])
const { enter, publish, join, completeCourse, ready, upload, standing } = await progressReportsOf(rajt)
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code
const rowsOf = (of: string) =>
  db.selectFrom('progress_report').selectAll().where('project_id', '=', of).execute()
const get = (url: string, who: Person) =>
  app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })

afterEach(async () => expect(await strayFiles(db, folder)).toEqual([]))

describe('a team', () => {
  test('sees what is missing; its owner uploads after the course, once', async () => {
    const owner = await enter()
    expect(await standing(owner)).toMatchObject({ project: null, closedBy: 'not-owner' })
    const id = await publish(owner, 'Kölcsönpolc')
    const open = await standing(owner)
    expect(open).toMatchObject({
      project: { _id: id, name: 'Kölcsönpolc' },
      closedBy: 'course-not-completed',
      report: null,
      isIncompleteTeam: true,
    })
    expect(open.missing[0]).toMatchObject({ title: expect.stringMatching(/./) })
    expect(await upload(owner)).toMatchObject({ status: 409, body: { code: 'course-not-completed' } })

    await completeCourse(owner)
    const member = await join(owner, id)
    expect(await standing(owner)).toMatchObject({ closedBy: null, missing: [], isIncompleteTeam: false })
    expect(code(await upload(member))).toBe('not-owner')
    const { body } = await upload(owner)
    expect(body).toMatchObject({ submittedAt: clock.now().toISOString() })
    expect(await standing(owner)).toMatchObject({ closedBy: 'progress-report-submitted', report: body })
    expect(await standing(member)).toMatchObject({ closedBy: 'not-owner', report: body, missing: [] })
    expect(await upload(owner, pdf('Másik'))).toMatchObject({
      status: 409,
      body: { code: 'progress-report-submitted' },
    })
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('whose answer was lost sends the same again and gets the same answer', async () => {
    const { owner, project: id } = await ready()
    const first = await upload(owner)
    clock.pass(1000)
    expect((await upload(owner)).body).toEqual(first.body)
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('uploads nothing after the deadline, and sends the same again even then', async () => {
    const [{ owner }, late] = [await ready(), await ready()]
    const { body } = await upload(owner)
    const passed = { team_deadline: clock.now(), progress_report_deadline: clock.now() }
    await whileSemester(rajt, passed, async () => {
      expect(await standing(late.owner)).toMatchObject({ closedBy: 'progress-report-deadline-passed' })
      expect(code(await upload(late.owner))).toBe('progress-report-deadline-passed')
      expect((await upload(owner)).body).toEqual(body)
    })
  })

  test('keeps a project whose report is there', async () => {
    const { owner } = await ready()
    await upload(owner)
    expect(await as(owner).refused(project.dissolve, { body: {} })).toMatchObject({
      code: 'progress-report-submitted',
    })
  })
})

test('reports belong to the second semester', () => {
  for (const refused of inTheFirst) expect(refused).toMatchObject({ code: 'wrong-semester' })
})

describe('the file', () => {
  test('may have 5,242,880 bytes, and not one more', async () => {
    const { owner } = await ready()
    expect(await upload(owner, pdf('Jelentés', limits.fileBytes + 1))).toMatchObject({
      status: 413,
      body: { code: 'body-too-large' },
    })
    expect(await upload(owner, pdf('Jelentés', limits.fileBytes))).toMatchObject({
      status: 200,
      body: { bytes: 5_242_880 },
    })
  })

  test('that is no whole PDF is refused on its field', async () => {
    const { owner, project: id } = await ready()
    const whole = Buffer.from(await pdf().arrayBuffer())
    const text = new File(['just a text'], 'report.pdf')
    const cut = new File([new Uint8Array(whole.subarray(0, -100))], 'report.pdf')
    expect((await upload(owner, text)).body).toMatchObject({ code: 'invalid-request', fields: { file: {} } })
    expect((await upload(owner, cut)).body).toMatchObject({ code: 'pdf-unreadable', fields: { file: {} } })
    expect(await rowsOf(id)).toEqual([])
  })

  test('is its team’s and their staff’s; each reading by staff leaves a line in the audit', async () => {
    const { owner, project: of } = await ready('Első: busz?', { university: 'szte' })
    const member = await join(owner, of)
    const { _id: id } = (await upload(owner)).body as ProgressReport
    for (const who of [owner, member, emese, gabor]) {
      const reply = await get(`/api/progress-report/${id}/file`, who)
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(reply.headers['content-disposition']).toContain(
        'Els%C5%91%20busz%20el%C5%91rehalad%C3%A1si%20jelent%C3%A9s.pdf',
      )
    }
    for (const who of [await enter(), ferenc])
      expect((await get(`/api/progress-report/${id}/file`, who)).statusCode).toBe(404)
    expect((await get(`/api/progress-report/${id}/file`, hanna)).statusCode).toBe(404)
    const lines = await db
      .selectFrom('audit')
      .select('actor_id')
      .where('subject_id', '=', id)
      .where('act', '=', 'progress-report-read')
      .orderBy('id')
      .execute()
    expect(lines).toEqual([{ actor_id: emese.id }, { actor_id: gabor.id }])
  })
})

describe('the list of staff', () => {
  const list = async (who: Person, filters: object = {}) =>
    as(who).does(progressReport.list, {
      params: { role: who.role },
      body: { filters },
    })

  test('has a row for each project, with counts that are true', async () => {
    const before = await list(gabor, { universities: ['elte'] })
    const one = await ready('Zsúrkocsi', { university: 'elte', surname: 'Őrsi', firstname: 'Ödön' })
    const other = await ready('Cukrászat', { university: 'elte' })
    await join(other.owner, other.project)
    const { body } = await upload(one.owner)
    const found = await list(gabor, { universities: ['elte'] })
    expect(found.uploadInfo).toEqual({
      progressReportsUploaded: before.uploadInfo.progressReportsUploaded + 1,
      progressReportsWithoutUpload: before.uploadInfo.progressReportsWithoutUpload + 1,
      progressReportsDissolved: before.uploadInfo.progressReportsDissolved,
    })
    expect(found.progressReports).toMatchObject([
      { _id: other.project, name: 'Cukrászat', report: null, isIncompleteTeam: false, university: 'elte' },
      { _id: one.project, name: 'Zsúrkocsi', report: body, isIncompleteTeam: true },
    ])
    expect(found.progressReports[1]?.owner).toMatchObject({ surname: 'Őrsi', email: one.owner.email })
  })

  test('filters by upload and by words of project and owner, in Hungarian order or by time', async () => {
    const of = { university: 'pte' }
    const [late, early] = [
      await ready('Csordás', { ...of, surname: 'Ürge' }),
      await ready('Cukor', { ...of, surname: 'Zsoldos' }),
    ]
    await ready('Őrs', of)
    await upload(early.owner)
    clock.pass(1000)
    await upload(late.owner)
    const names = async (own: object) =>
      (await list(gabor, { universities: ['pte'], ...own })).progressReports.map(({ name }) => name)
    expect(await names({})).toEqual(['Cukor', 'Csordás', 'Őrs'])
    expect(await names({ isUploaded: true })).toEqual(['Csordás', 'Cukor'])
    expect(await names({ isUploaded: false })).toEqual(['Őrs'])
    expect(await names({ search: 'ors' })).toEqual(['Őrs'])
    expect(await names({ search: 'urge csor' })).toEqual(['Csordás'])
  })

  test('shows a coordinator the own university, and refuses a role that is not the caller’s', async () => {
    await ready(undefined, { university: 'bme' })
    const { progressReports, uploadInfo } = await list(ferenc, { universities: ['szte', 'elte'] })
    expect(new Set(progressReports.map(({ university }) => university))).toEqual(new Set(['bme']))
    expect(uploadInfo.progressReportsUploaded + uploadInfo.progressReportsWithoutUpload).toBe(
      progressReports.length,
    )
    expect(
      await as(ferenc).refused(progressReport.list, { params: { role: 'OFFICE' }, body: {} }),
    ).toMatchObject({ code: 'not-allowed' })
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/progress-report/university',
          payload: {},
          headers: { authorization: `Bearer ${ferenc.token}` },
        })
      ).statusCode,
    ).toBe(200)
  })
})

describe('at the same moment', () => {
  test('two devices with different files: one is kept', async () => {
    const { owner, project: id } = await ready()
    const replies = await times(6, (n) => upload(owner, pdf(`Jelentés ${n}`)))
    expect(tally(replies)).toEqual({ 200: 1, 409: 5 })
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('two devices with the same file: both get the one that is kept', async () => {
    const { owner, project: id } = await ready()
    const replies = await times(4, () => upload(owner))
    expect(tally(replies)).toEqual({ 200: 4 })
    expect(new Set(replies.map(({ body }) => (body as ProgressReport)._id)).size).toBe(1)
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('who dissolves while they upload has one or the other', async () => {
    for (let round = 0; round < 4; round++) {
      const { owner, project: id } = await ready()
      const outcomes = await Promise.all([upload(owner), as(owner).call(project.dissolve, { body: {} })])
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
      const { status } = await db
        .selectFrom('project')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect((await rowsOf(id)).length === 1).toBe(status === 'PUBLISHED')
    }
  })
})

test('the owner is mailed what was uploaded, once, with the project’s name and the sha256 of the file', async () => {
  const { owner } = await ready('Zöld út')
  await upload(owner)
  await upload(owner)
  const letters = (await rajt.mails(owner.email)).filter(({ template }) => template === 'handed-in')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toBe('Megkaptuk az előrehaladási jelentést: Zöld út')
  expect(letters[0]?.text).toMatch(/\(SHA-256\): [0-9a-f]{64}$/m)
})
