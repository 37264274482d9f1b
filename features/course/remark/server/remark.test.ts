import { describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { hours, seconds } from '#platform/server/clock.ts'
import { tally, times } from '#testing/server/at-once.ts'
import { bence, emese, gabor, hanna } from '#testing/server/cast.ts'
import { disable } from '#testing/server/disable.ts'
import { examsOf } from '#testing/server/exams.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { remark } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter, mails } = rajt
const { begin, fail, show, moduleAt } = await examsOf(rajt)
const nora = await enter({ role: 'OFFICE', university: null, surname: 'Király', firstname: 'Nóra' })
const [lesson] = (await as(gabor).does(course.progress)).lessons

/** A student who is shown the solutions of an attempt. */
async function solved(own: Partial<Person> = {}) {
  const student = await enter(own)
  await fail(student)
  const { id } = await fail(student)
  clock.pass(seconds(1))
  return { student, attempt: id }
}
const report = (student: Person, id: string, position = 1, comment = 'Két jó válasz is van.') =>
  as(student).call(exam.report, { params: { id }, body: { position, comment } })
const answer = (who: Person, id: string, words = 'Igazad van, kijavítottuk.') =>
  as(who).call(remark.answer, { params: { id }, body: { answer: words } })
const finish = (who: Person, id: string) => as(who).call(remark.finish, { params: { id } })
const list = (own: object = {}, who = gabor) => as(who).does(remark.list, { body: own as never })

/** A new suggestion of somebody; gives its id. */
async function suggested(who: Person, comment = 'Több példát!'): Promise<string> {
  await as(who).does(course.suggest, { body: { lesson: lesson?.id ?? '', comment } })
  const { suggestions } = await as(who).does(course.suggestions, { query: {} })
  return suggestions[0]?.id ?? ''
}
const lines = (id: string) =>
  db.selectFrom('audit').select(['act', 'actor_id']).where('subject_id', '=', id).orderBy('id').execute()

describe('a report of an exam question', () => {
  test('stands at the question, and reaches the office with all that it is judged by', async () => {
    const { student, attempt } = await solved()
    expect(await report(student, attempt, 2)).toMatchObject({ status: 200 })
    const { questions } = await show(student, attempt)
    expect(questions[1]?.solution?.report).toMatchObject({
      comment: 'Két jó válasz is van.',
      status: 'NEW',
      answer: null,
    })
    expect(questions[0]?.solution?.report).toBeNull()
    const [row] = (await list()).remarks
    expect(row).toMatchObject({
      kind: 'QUESTION',
      from: { _id: student.id, email: student.email, role: 'STUDENT' },
      module: { id: moduleAt(1), position: 1 },
      lesson: null,
      question: { prompt: questions[1]?.prompt },
      can: { answer: true, finish: true },
    })
    // Of a question that matches, an exam shuffles what belongs to its options.
    const { options = [], matches = [] } = row?.question ?? {}
    expect((matches.length > 0 ? matches : options).toSorted()).toEqual(questions[1]?.options.toSorted())
  })

  test('waits until the solutions are shown', async () => {
    const student = await enter()
    const open = await begin(student)
    expect(await report(student, open)).toMatchObject({ status: 409, body: { code: 'solutions-hidden' } })
    const { id } = await fail(student)
    expect(await report(student, id)).toMatchObject({ body: { code: 'solutions-hidden' } })
  })

  test('is about the student’s own attempt, and a question of it', async () => {
    const { attempt, student } = await solved()
    expect(await report(bence, attempt)).toMatchObject({ status: 404 })
    expect(await report(student, attempt, 60)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  test('is made once, until the office has closed it', async () => {
    const { student, attempt } = await solved()
    const replies = await times(6, () => report(student, attempt))
    expect(tally(replies)).toEqual({ 200: 1, 409: 5 })
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'question-reported' })
    const id = (await list()).remarks[0]?._id ?? ''
    await answer(gabor, id)
    expect(await report(student, attempt)).toMatchObject({ status: 409 })
    await finish(gabor, id)
    clock.pass(hours(1))
    expect(await report(student, attempt, 1, 'Még mindig hibás.')).toMatchObject({ status: 200 })
    expect((await show(student, attempt)).questions[0]?.solution?.report).toMatchObject({
      comment: 'Még mindig hibás.',
      status: 'NEW',
    })
  })

  test('and suggestions share thirty an hour', async () => {
    const { student, attempt } = await solved()
    for (let n = 0; n < 30; n++) await suggested(student, `${n}`)
    expect(await report(student, attempt)).toMatchObject({ status: 429 })
  })
})

describe('an answer', () => {
  test('is mailed in the writer’s language, stands in the lesson, and is in the audit', async () => {
    const student = await enter()
    await db.updateTable('account').set({ language: 'en' }).where('id', '=', student.id).execute()
    const id = await suggested(student, 'More examples, please.')
    expect(await answer(nora, id, 'They are <b>on</b> their way.')).toMatchObject({
      status: 200,
      body: { status: 'ANSWERED', answeredBy: { firstname: 'Nóra' }, can: { answer: false, finish: true } },
    })
    const [mail, ...others] = await mails(student.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      template: 'remark-answered',
      language: 'en',
      subject: 'We have answered your suggestion',
    })
    expect(mail?.text).toContain('More examples, please.')
    expect(mail?.text).toContain(`http://rajt.test/app/lessons/${lesson?.id}`)
    expect(mail?.html).toContain('They are &lt;b&gt;on&lt;/b&gt; their way.')
    const { suggestions } = await as(student).does(course.suggestions, { query: {} })
    expect(suggestions[0]).toMatchObject({ status: 'ANSWERED', answer: 'They are <b>on</b> their way.' })
    expect(await lines(id)).toEqual([{ act: 'remark-answered', actor_id: nora.id }])
  })

  test('to a report leads to the solutions', async () => {
    const { student, attempt } = await solved()
    await report(student, attempt)
    await answer(gabor, (await list()).remarks[0]?._id ?? '')
    const [mail] = await mails(student.email)
    expect(mail?.text).toContain(`/app/tests/${moduleAt(1)}?attempt=${attempt}`)
    expect((await show(student, attempt)).questions[0]?.solution?.report).toMatchObject({
      status: 'ANSWERED',
      answer: 'Igazad van, kijavítottuk.',
    })
  })

  test('goes to nobody who cannot sign in any more', async () => {
    const student = await enter()
    const id = await suggested(student)
    await disable(db, student, clock.now())
    expect(await answer(gabor, id)).toMatchObject({ status: 200 })
    expect(await mails(student.email)).toEqual([])
  })

  test('of two people at once: one counts, the other is told whose', async () => {
    const id = await suggested(await enter())
    const replies = await Promise.all([
      answer(gabor, id, 'Köszönjük, javítjuk.'),
      answer(nora, id, 'Ez így van jól.'),
    ])
    expect(tally(replies)).toEqual({ 200: 1, 409: 1 })
    const wonByGabor = replies[0]?.status === 200
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'remark-already-answered',
      detail: {
        status: 'ANSWERED',
        answer: wonByGabor ? 'Köszönjük, javítjuk.' : 'Ez így van jól.',
        by: { firstname: wonByGabor ? 'Gabor' : 'Nóra' },
        byYou: false,
      },
    })
    expect(await lines(id)).toHaveLength(1)
  })

  test('sent again after a lost answer changes nothing and mails nothing', async () => {
    const student = await enter()
    const id = await suggested(student)
    await answer(gabor, id)
    expect(await answer(gabor, id)).toMatchObject({ status: 200, body: { status: 'ANSWERED' } })
    expect(await mails(student.email)).toHaveLength(1)
    expect(await answer(gabor, id, 'Mégis másképp.')).toMatchObject({ status: 409 })
  })

  test('is refused once a remark is closed, also when both come at once', async () => {
    const id = await suggested(await enter())
    const [answered, closed] = await Promise.all([answer(gabor, id), finish(nora, id)])
    expect(closed).toMatchObject({ status: 200, body: { status: 'DONE' } })
    if (answered?.status !== 200)
      expect(answered?.body).toMatchObject({ detail: { status: 'DONE', by: { firstname: 'Nóra' } } })
    expect(await finish(nora, id)).toMatchObject({ status: 200 })
    expect(await finish(gabor, id)).toMatchObject({
      status: 409,
      body: { code: 'remark-already-done', detail: { by: { firstname: 'Nóra' }, byYou: false } },
    })
    expect(await answer(gabor, id, 'Későn')).toMatchObject({ body: { code: 'remark-already-answered' } })
  })

  test('has 1 to 2000 characters', async () => {
    const id = await suggested(await enter())
    for (const words of ['  ', 'x'.repeat(2001)])
      expect(await answer(gabor, id, words)).toMatchObject({
        status: 400,
        body: { fields: { answer: expect.anything() } },
      })
  })
})

describe('the list of the office', () => {
  test('is newest first, with each state counted, and has filters', async () => {
    clock.pass(hours(1))
    const { student, attempt } = await solved()
    await report(student, attempt, 3, 'Árvíztűrő kérdés')
    clock.pass(hours(1))
    const late = await suggested(hanna, 'Rövidebb leckét!')
    const everything = await list()
    expect(everything.remarks[0]).toMatchObject({ _id: late, lesson: { id: lesson?.id }, question: null })
    const { NEW, ANSWERED, DONE } = everything.byStatus
    expect((NEW ?? 0) + (ANSWERED ?? 0) + (DONE ?? 0)).toBe(everything.allCount)
    expect((await list({ kinds: ['LESSON'] })).remarks.every(({ question }) => !question)).toBe(true)
    const questions = await list({ kinds: ['QUESTION'], status: ['NEW'], modules: [moduleAt(1)] })
    expect(questions.remarks[0]).toMatchObject({ comment: 'Árvíztűrő kérdés' })
    expect((await list({ modules: [moduleAt(7)] })).remarks).toEqual([])
    expect((await list({ search: 'arvizturo' })).remarks).toHaveLength(1)
    await answer(gabor, questions.remarks[0]?._id ?? '', 'Fúrógéppel javítjuk')
    expect((await list({ search: 'furogeppel' })).remarks).toMatchObject([{ status: 'ANSWERED' }])
  })

  test.each([emese, bence, hanna])('is not for $username', async (who) => {
    expect(await as(who).refused(remark.list, { body: {} as never })).toMatchObject({ status: 403 })
    const params = { id: idOf('nothing') }
    expect(await as(who).refused(remark.finish, { params })).toMatchObject({ status: 403 })
  })
})

test('nobody sees what another remarked', async () => {
  const { student, attempt } = await solved()
  await report(student, attempt)
  await suggested(student, 'Ezt csak az iroda lássa.')
  const other = await enter()
  expect((await as(other).does(course.suggestions, { query: {} })).suggestions).toEqual([])
  const mentor = await as(hanna).does(course.suggestions, { query: { lesson: lesson?.id ?? '' } })
  expect(JSON.stringify(mentor)).not.toContain('csak az iroda')
})
