import { describe, expect, test } from 'vitest'
import { invalidate } from '#platform/server/cache.ts'
import { hours } from '#platform/server/clock.ts'
import { programme } from '#programme/programme/calls.ts'
import { anna, bence, emese, gabor, hanna } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { ending, whileSemester } from '#testing/server/semester.ts'
import { course } from '../calls.ts'
import type { DoneBy } from '../lesson-done.ts'

const rajt = await buildTestRajt()
const { app, as, db, enter, clock } = rajt
const { moduleAt, pass, fail, begin } = await examsOf(rajt)

const progressOf = (who: Person) => as(who).does(course.progress)
const lessonsOf = async (position: number) =>
  (await progressOf(gabor)).lessons.filter(({ module }) => module === moduleAt(position))
const firstLesson = async (position = 1) => (await lessonsOf(position))[0]?.id ?? ''
const read = (who: Person, id: string) => as(who).call(course.lesson, { params: { id } })
const finish = (who: Person, id: string, by: DoneBy = 'marked', seconds = 0) =>
  as(who).call(course.done, { params: { id }, body: { by, seconds } })

describe('progress', () => {
  test('of a new student: the first module is active, the others wait for the one before', async () => {
    const { currentProgress, modules, oldProgresses } = await progressOf(await enter())
    expect(currentProgress).toMatchObject({
      semester: '2040-41-1',
      number: 1,
      status: 'ACTIVE',
      passMarkPercent: 50,
    })
    expect(currentProgress?.gradeLimits).toEqual([50, 60, 75, 85])
    const standings = currentProgress?.moduleProgresses.slice(0, 7) ?? []
    expect(standings.map(({ status }) => status)).toEqual(['ACTIVE', ...Array(6).fill('INACTIVE')])
    expect(standings.map(({ blockedBy }) => blockedBy)).toEqual([null, ...[1, 2, 3, 4, 5, 6].map(moduleAt)])
    expect(modules.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(oldProgresses).toEqual([])
  })

  test('a bonus module is open from the start, and blocks nothing', async () => {
    const { currentProgress, modules } = await progressOf(await enter())
    const bonus = modules.find(({ extra }) => extra)?.id
    expect(currentProgress?.moduleProgresses.find(({ module }) => module === bonus)).toMatchObject({
      unlocked: true,
      blockedBy: null,
    })
  })

  test('is completed with the seventh module, whatever became of the bonus', async () => {
    const student = await enter()
    for (let position = 1; position <= 7; position++) {
      expect((await progressOf(student)).currentProgress?.status).toBe('ACTIVE')
      if (position % 2) await pass(student, position)
      else for (let n = 0; n < 2; n++) await fail(student, position)
    }
    expect((await progressOf(student)).currentProgress?.status).toBe('COMPLETED')
  })

  test('tells of each exam what may be done now', async () => {
    const student = await enter()
    const exam = async () => (await progressOf(student)).currentProgress?.moduleProgresses[0]?.exam
    expect(await exam()).toEqual({
      questions: 12,
      minutes: 20,
      attemptsUsed: 0,
      attemptsAllowed: 2,
      open: null,
      counts: null,
      can: { start: true },
      refusal: null,
    })
    const attempt = await begin(student)
    expect(await exam()).toMatchObject({ attemptsUsed: 1, open: { attempt }, can: { start: true } })
    await fail(student)
    expect(await exam()).toMatchObject({
      open: null,
      counts: { attempt, number: 1, points: 0, passed: false },
    })
    await fail(student)
    expect(await exam()).toMatchObject({
      can: { start: false },
      refusal: 'attempts-exhausted',
      counts: { number: 2 },
    })
    await whileSemester(rajt, ending(clock.now()), async () => {
      expect(await exam()).toMatchObject({ can: { start: false }, refusal: 'semester-ended' })
    })
  })

  test.each([emese, gabor, hanna])('$username reads the course and has no progress', async (who) => {
    const { currentProgress, modules, lessons } = await progressOf(who)
    expect(currentProgress).toBeNull()
    expect(modules).toHaveLength(8)
    expect(lessons.every(({ done }) => !done)).toBe(true)
  })

  test('speaks both languages', async () => {
    const hu = await as(anna, { language: 'hu' }).does(course.progress)
    const en = await as(anna, { language: 'en' }).does(course.progress)
    expect(en.modules.map(({ id }) => id)).toEqual(hu.modules.map(({ id }) => id))
    expect(JSON.stringify(en)).not.toMatch(/[őű]/)
    expect(JSON.stringify(hu)).toMatch(/[őű]/)
  })
})

describe('a lesson', () => {
  test('comes with its module, its neighbours and its media', async () => {
    const lessons = await lessonsOf(1)
    const answers = await Promise.all(
      lessons.map(({ id }) => as(anna).does(course.lesson, { params: { id } })),
    )
    for (const [i, { lesson, module, previous, next, progress }] of answers.entries()) {
      expect(lesson.html.length).toBeGreaterThan(500)
      expect(module.id).toBe(moduleAt(1))
      expect(previous?.id ?? null).toBe(lessons[i - 1]?.id ?? null)
      if (lessons[i + 1]) expect(next?.id).toBe(lessons[i + 1]?.id)
      expect(progress?.module).toBe(moduleAt(1))
    }
    const video = answers.flatMap(({ lesson }) => lesson.mediaFiles).find(({ kind }) => kind === 'video')
    expect(video?.seconds).toBeGreaterThan(30)
    expect(video?.transcript.length).toBeGreaterThan(0)
    for (const url of [video?.url, video?.captionsUrl, video?.posterUrl])
      expect((await app.inject({ url: url ?? '', headers: { range: 'bytes=0-9' } })).statusCode).toBe(206)
  })

  test('of a locked module is refused to a student, and open to the others', async () => {
    const id = await firstLesson(2)
    expect(await read(bence, id)).toMatchObject({
      status: 409,
      body: { code: 'lesson-locked', message: expect.stringContaining('lecke') },
    })
    for (const who of [emese, gabor, hanna])
      expect(await read(who, id)).toMatchObject({ body: { progress: null } })
  })

  test('of an open module is free in any order', async () => {
    for (const { id } of (await lessonsOf(1)).toReversed())
      expect(await read(bence, id)).toMatchObject({ status: 200 })
  })

  test('that does not exist is not found', async () => {
    expect(await read(anna, idOf('no lesson'))).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})

describe('a lesson is done', () => {
  test('once, however often its end is reached', async () => {
    const student = await enter()
    const id = await firstLesson()
    for (let n = 0; n < 3; n++) expect(await finish(student, id)).toMatchObject({ body: { done: true } })
    expect(
      await db.selectFrom('lesson_done').selectAll().where('account_id', '=', student.id).execute(),
    ).toHaveLength(1)
    expect((await progressOf(student)).currentProgress?.moduleProgresses[0]).toMatchObject({ lessonsDone: 1 })
    expect((await read(student, id)).body).toMatchObject({ lesson: { done: true } })
  })

  test('not when its end is reached sooner than anyone can read it', async () => {
    const student = await enter()
    const id = await firstLesson()
    const { lesson } = await as(student).does(course.lesson, { params: { id } })
    expect(lesson.readingSeconds).toBeGreaterThan(20)
    expect(await finish(student, id, 'read', 1)).toMatchObject({
      status: 409,
      body: { code: 'lesson-too-soon' },
    })
    expect(await finish(student, id, 'played', 1)).toMatchObject({ body: { code: 'lesson-too-soon' } })
    expect((await as(student).does(course.lesson, { params: { id } })).lesson.done).toBe(false)
    await finish(student, id, 'read', lesson.readingSeconds)
    expect((await as(student).does(course.lesson, { params: { id } })).lesson.done).toBe(true)
  })

  test('and ticked among the lessons of its module, which come with each of them', async () => {
    const student = await enter()
    const [first, second] = await lessonsOf(1)
    await finish(student, first?.id ?? '')
    const { lessons } = await as(student).does(course.lesson, { params: { id: second?.id ?? '' } })
    expect(lessons.map(({ id, done }) => [id, done])).toEqual(
      (await lessonsOf(1)).map(({ id }) => [id, id === first?.id]),
    )
  })

  test('when the first time was, not the last', async () => {
    const student = await enter()
    const id = await firstLesson()
    await finish(student, id)
    const at = clock.now()
    clock.pass(hours(1))
    await finish(student, id)
    const row = db.selectFrom('lesson_done').select('at').where('account_id', '=', student.id)
    expect(await row.executeTakeFirst()).toEqual({ at })
  })

  test('not in a locked module, not by others than students, not where there is none', async () => {
    expect(await finish(bence, await firstLesson(2))).toMatchObject({ body: { code: 'lesson-locked' } })
    expect(await finish(hanna, await firstLesson())).toMatchObject({ body: { code: 'not-allowed' } })
    expect(await finish(anna, idOf('no lesson'))).toMatchObject({ body: { code: 'not-found' } })
  })

  test('reading every lesson does not replace the exam', async () => {
    const student = await enter()
    for (const { id } of await lessonsOf(1)) await finish(student, id)
    expect((await progressOf(student)).currentProgress?.moduleProgresses[1]).toMatchObject({
      unlocked: false,
    })
  })
})

test('what was begun stays open when more attempts are allowed', async () => {
  const student = await enter()
  for (let n = 0; n < 2; n++) await fail(student)
  await finish(student, await firstLesson(2))
  const standings = async () => (await progressOf(student)).currentProgress?.moduleProgresses ?? []
  const change = (examAttempts: number) => as(gabor).does(programme.change, { body: { examAttempts } })
  await change(3)
  const [first, second, third] = await standings()
  expect([first, second, third].map((one) => [one?.status, one?.unlocked])).toEqual([
    ['ACTIVE', true],
    ['ACTIVE', true],
    ['INACTIVE', false],
  ])
  expect(first?.exam.can.start).toBe(true)
  expect((await read(student, await firstLesson(2))).status).toBe(200)
  await change(2)
  expect((await standings())[0]).toMatchObject({ status: 'COMPLETED' })
})

test('a module without an exam is completed by reading it', async () => {
  await db
    .updateTable('question')
    .set({ retired_at: clock.now() })
    .where('module_id', '=', moduleAt(1))
    .execute()
  const student = await enter()
  const standing = async (position: number) =>
    (await progressOf(student)).currentProgress?.moduleProgresses[position - 1]
  expect(await standing(1)).toMatchObject({
    status: 'ACTIVE',
    exam: { refusal: 'no-exam', can: { start: false } },
  })
  for (const { id } of await lessonsOf(1)) await finish(student, id)
  expect(await standing(1)).toMatchObject({ status: 'COMPLETED' })
  expect(await standing(2)).toMatchObject({ unlocked: true })
  await db.updateTable('question').set({ retired_at: null }).where('module_id', '=', moduleAt(1)).execute()
})

test('each imported question names the lesson of its own module that teaches it', async () => {
  const questions = await db
    .selectFrom('question as q')
    .leftJoin('lesson as l', 'l.id', 'q.lesson_id')
    .select(['q.key', 'q.module_id', 'l.module_id as taught_in'])
    .execute()
  expect(questions.length).toBeGreaterThan(100)
  expect(questions.filter(({ module_id, taught_in }) => module_id !== taught_in)).toEqual([])
})

describe('what a lesson takes', () => {
  test('is counted from what it holds, reading and work apart, and a module takes the sum', async () => {
    const { modules, lessons } = await progressOf(gabor)
    for (const module of modules) {
      const own = lessons.filter((lesson) => lesson.module === module.id)
      const sum = (of: (lesson: (typeof own)[number]) => number) =>
        own.reduce((total, lesson) => total + of(lesson), 0)
      expect(module).toMatchObject({
        readingMinutes: sum(({ readingMinutes }) => readingMinutes),
        workMinutes: sum(({ workMinutes }) => workMinutes),
      })
    }
    // Of content/semester-1: 384 words, three checks and a video; three questions to answer about a business.
    const [first] = lessons
    expect(first).toMatchObject({
      readingMinutes: expect.toSatisfy((n) => n >= 4 && n <= 8),
      workMinutes: 25,
    })
  })

  test('is more when a recording is longer', async () => {
    const [first] = await lessonsOf(1)
    await db
      .updateTable('medium')
      .set({ seconds: 1299 })
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('lesson_medium as x')
            .select('x.position')
            .whereRef('x.medium_id', '=', 'medium.id')
            .where('x.lesson_id', '=', first?.id ?? '')
            .where('x.language', '=', 'hu'),
        ),
      )
      .execute()
    invalidate('content')
    const [longer] = await lessonsOf(1)
    expect(longer?.readingMinutes).toBe((first?.readingMinutes ?? 0) + 20)
  })
})

test('a lesson tells which companies and people are made up for it', async () => {
  const { body } = await read(gabor, await firstLesson())
  expect(body).toMatchObject({
    lesson: {
      invented: ['Sorjegy', 'Réka', 'Máté'],
      mediaFiles: [{ kind: 'video', invented: ['Réka', 'Máté'] }],
    },
  })
})
