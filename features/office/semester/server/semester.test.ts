import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { onboarding } from '#course/onboarding/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { programme } from '#programme/programme/calls.ts'
import { project } from '#teams/project/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { times } from '#testing/server/at-once.ts'
import { gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { brokenRules } from '#testing/server/invariants.ts'
import { onePagersOf } from '#testing/server/one-pagers.ts'
import { chosen, switchingWorld } from '#testing/server/opening.ts'
import { SECOND } from '#testing/server/second-semester.ts'
import { described, motivation, teamsOf } from '#testing/server/teams.ts'
import { type Continuing, semester } from '../calls.ts'

const THIRD = '2041-42-1'
const world = switchingWorld

/** For tests that change nothing. */
const unchanged = await world()

test('a prepared semester brings its course once, and changes nothing for anybody', async () => {
  const { prepare, office, as, enter, current } = await world()
  const student = await enter()
  const before = await as(student).does(course.progress)
  expect(await prepare()).toMatchObject({ key: SECOND, number: 2, isCurrent: false, openedAt: null })
  await prepare()
  const { semesters } = await office.does(semester.all)
  expect(semesters.map(({ key, modules }) => [key, modules])).toEqual([
    [SECOND, 5],
    ['2040-41-1', 7],
  ])
  expect((await current()).number).toBe(1)
  expect(await as(student).does(course.progress)).toEqual(before)
})

test.each([
  ['the same number as the current one', { semester: '2041-42-1' }, 'semester-key-wrong'],
  ['a deadline for teams after its end', { teamDeadline: '2049-01-01T00:00:00.000Z' }, 'invalid-request'],
  ['no days to answer', { answerDays: null }, 'invalid-request'],
  ['a deadline for one-pagers', { onePagerDeadline: '2040-12-01T00:00:00.000Z' }, 'invalid-request'],
])('a semester with %s is not prepared', async (_, wrong, code) => {
  const body = { ...unchanged.settingsOf(SECOND), ...wrong } as never
  expect(await unchanged.office.refused(semester.prepare, { body })).toMatchObject({ code })
})

test('nothing opens before one is prepared with its course, or with another key', async () => {
  const { office, open, settingsOf, prepare } = await world()
  expect((await open(SECOND)).body).toMatchObject({ code: 'no-semester-prepared' })
  await office.does(semester.prepare, { body: settingsOf(SECOND) })
  expect((await open(SECOND)).body).toMatchObject({ code: 'no-semester-prepared' })
  await prepare()
  expect((await open('2040-41-3')).body).toMatchObject({ code: 'semester-key-wrong' })
})

test('everybody finds themselves in the new semester with their next request, and the old one stays readable', async () => {
  const { prepare, open, as, enter, guest } = await world()
  const student = await enter()
  await prepare()
  expect((await open(SECOND)).status).toBe(200)
  expect((await open(SECOND)).status).toBe(200)
  expect(await guest.does(programme.context)).toMatchObject({
    CURRENT_SEMESTER: 2,
    CURRENT_ONBOARD_KEY: SECOND,
  })
  expect(await as(student).refused(course.progress)).toMatchObject({ code: 'onboarding-needed' })
  await as(student).does(onboarding.onboard, { body: {} })
  const { currentProgress, oldProgresses, modules } = await as(student).does(course.progress)
  expect(modules).toHaveLength(5)
  expect(currentProgress?.moduleProgresses).toHaveLength(5)
  expect(oldProgresses).toHaveLength(1)
})

test('settings that were changed after it was prepared hold in the next semester too', async () => {
  const { prepare, open, office, current, db } = await world()
  await prepare()
  const changed = { contactEmail: 'uj@rajt.example', testWarning: true, examMinutes: 33 }
  await office.does(programme.change, { body: changed as never })
  await db
    .updateTable('semester')
    .set({ registration_opened_at: null })
    .where('is_current', '=', true)
    .execute()
  await open(SECOND)
  expect(await current()).toMatchObject({
    key: SECOND,
    contact_email: changed.contactEmail,
    test_warning: changed.testWarning,
    exam_minutes: changed.examMinutes,
    registration_opened_at: null,
    answer_days: 10,
  })
})

test('who waits again at the switch is chosen like the others once they are let in', async () => {
  const { prepare, open, preview, office, enter, as, renew } = await world()
  const [waiting, staying] = [await enter(), await enter()]
  await prepare()
  const params = { id: waiting.registration }
  const { stay } = await preview(chosen('NONE'))
  await office.does(registration.reopen, { params, body: {} as never })
  // Whoever cannot sign in is not counted meanwhile.
  expect(await preview(chosen('NONE'))).toMatchObject({ stay: stay - 1 })
  await open(SECOND, chosen('NONE'))
  await office.does(registration.accept, { params })
  await renew(waiting)
  for (const student of [waiting, staying])
    expect(await as(student).does(auth.user)).toMatchObject({ user: { takesPart: false } })
})

test('an exam under way is finished under the old semester, before the next onboarding', async () => {
  const rajt = await world()
  const { prepare, open, as, enter } = rajt
  const { begin } = await examsOf(rajt)
  const student = await enter()
  const attempt = await begin(student)
  await prepare()
  await open(SECOND)
  const params = { id: attempt }
  const body = { position: 1, choice: [], revision: 0 }
  expect((await as(student).call(exam.attempt, { params })).status).toBe(200)
  expect((await as(student).call(exam.answer, { params, body })).status).toBe(200)
  expect((await as(student).call(exam.submit, { params })).status).toBe(200)
})

test('who does not go on keeps what they have, and takes no part', async () => {
  const { prepare, open, office, as, enter } = await world()
  const [stays, goes] = [await enter({ neptun: 'MARAD1' }), await enter({ neptun: 'MEGY01' })]
  const continuing: Continuing = { who: 'LISTED', neptun: ['megy01', 'SENKI1'] }
  await prepare()
  const preview = await office.does(semester.preview, { body: { continuing } })
  expect(preview).toMatchObject({ continue: 1, unknown: ['SENKI1'] })
  await open(SECOND, continuing)
  expect(await as(stays).does(auth.user)).toMatchObject({ user: { takesPart: false } })
  expect(await as(stays).does(course.progress)).toMatchObject({
    modules: [],
    currentProgress: null,
    oldProgresses: [{ grade: 1, percent: 0 }],
  })
  expect(await as(stays).refused(project.mine)).toMatchObject({ status: 403, code: 'not-in-semester' })
  expect(await as(goes).does(auth.user)).toMatchObject({ user: { takesPart: true } })
})

test('who has not completed the course stays behind where that is asked', async () => {
  const rajt = await world()
  const { ready } = await onePagersOf(rajt)
  await ready()
  await rajt.enter()
  await rajt.prepare()
  const body = { continuing: { who: 'COMPLETED' as const, neptun: [] } }
  expect(await rajt.office.does(semester.preview, { body })).toMatchObject({ continue: 1 })
})

test('what waits for an answer ends with the semester, whatever else happens at that moment', async () => {
  const rajt = await world()
  const { prepare, open, as, pool, enter, settled, db, clock } = rajt
  await prepare()
  await open(SECOND)
  const join = async () => {
    const student = await enter()
    await db
      .insertInto('onboarding')
      .values({ account_id: student.id, semester_key: SECOND, at: clock.now() })
      .onConflict((on) => on.doNothing())
      .execute()
    await settled()
    return student
  }
  const { publish, applied, accept } = teamsOf(rajt)
  const owners = await times(5, join)
  const projects = await times(5, (n) => publish(owners[n] ?? gabor))
  const students = await times(10, join)
  const sent = await times(10, (n) => applied(students[n] ?? gabor, projects[n % 5] ?? ''))
  await prepare(THIRD)
  const late = await times(5, join)
  const replies = await Promise.all([
    ...sent.map((id, n) => accept(owners[n % 5] ?? gabor, id)),
    open(THIRD),
    ...late.map((one, n) =>
      as(one).call(application.apply, {
        params: { id: projects[n] ?? '' },
        body: { motivation },
        files: { cv: null },
      }),
    ),
    ...late.map((one) => as(one).call(project.create, { body: described('Későn') })),
  ])
  expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  expect(await brokenRules(pool)).toEqual([])
  const pending = await db.selectFrom('team_request').select('id').where('status', '=', 'PENDING').execute()
  expect(pending).toEqual([])
})
