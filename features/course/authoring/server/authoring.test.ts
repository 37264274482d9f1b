import { describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { contentLimits, type LessonContent } from '#course/course/content.ts'
import { exam } from '#course/exam/calls.ts'
import type { QuestionContent } from '#course/exam/question-content.ts'
import { minutes } from '#platform/server/clock.ts'
import { anna, bence, emese, gabor, hanna } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'
import type { Draft, Thing } from '../content-parts.ts'

const rajt = await buildTestRajt()
const { as, db, clock } = rajt
const { begin, show, answerAll, moduleAt } = await examsOf(rajt)
const office = as(gabor)

const tree = async () => (await office.does(authoring.tree)).modules
const thing = (id: string) => office.does(authoring.thing, { params: { id } })
const lessonOf = async (module = 0, lesson = 0) => (await tree())[module]?.lessons[lesson]?._id ?? ''

function lessonIn({ published }: Pick<Thing, 'published'>): LessonContent {
  if (published?.written.kind !== 'lesson') throw new Error('no lesson is published')
  return published.written.content
}
const retitled = (content: LessonContent, title: string): Draft => ({
  kind: 'lesson',
  content: { ...content, hu: { ...content.hu, title } },
})
const save = (id: string, written: Draft, revision = 0) =>
  office.call(authoring.save, { params: { id }, body: { written, revision } })
const publish = (things: { id: string; revision: number }[], asksAgain = false) => {
  clock.pass(minutes(1))
  return office.call(authoring.publish, { body: { things, why: 'Javítás', asksAgain } })
}
const questionAt = async (position: number) =>
  (
    await db
      .selectFrom('question')
      .select('id')
      .where('module_id', '=', moduleAt(position))
      .where('kind', '=', 'single')
      .where('retired_at', 'is', null)
      .orderBy('key')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id
const question = (own: Partial<QuestionContent> = {}): Draft => {
  const texts = { options: ['egy', 'kettő', 'három'], matches: [], unit: '', why: 'Mert ez az.' }
  return {
    kind: 'question',
    content: {
      kind: 'single',
      points: 1,
      level: 'recall',
      lesson: null,
      validUntil: null,
      correct: [1],
      number: null,
      hu: { ...texts, prompt: 'Melyik szám jön?' },
      en: { ...texts, options: ['one', 'two', 'three'], prompt: 'Which number comes?' },
      ...own,
    },
  }
}

describe('a draft', () => {
  test('may be as long as its limits say, in both languages', async () => {
    const id = await lessonOf(0, 1)
    const { hu, en, ...own } = lessonIn(await thing(id))
    const body = 'ő'.repeat(contentLimits.body)
    const written = { kind: 'lesson' as const, content: { ...own, hu: { ...hu, body }, en: { ...en, body } } }
    expect(await save(id, written)).toMatchObject({ status: 200, body: { flaws: [] } })
    await office.does(authoring.minutes, { body: { id, content: written.content } })
    await office.does(authoring.discard, { params: { id } })
  })

  test('is seen by the office alone, and students read what is published', async () => {
    const id = await lessonOf()
    await save(id, retitled(lessonIn(await thing(id)), 'Vázlat'))
    expect(await thing(id)).toMatchObject({ state: 'changed', draft: { revision: 1, basedOn: 1 } })
    const { lesson } = await as(anna).does(course.lesson, { params: { id } })
    expect(lesson.title).not.toBe('Vázlat')
    for (const other of [anna, emese, hanna])
      expect(await as(other).refused(authoring.thing, { params: { id } })).toMatchObject({
        code: 'not-allowed',
      })
    await office.does(authoring.discard, { params: { id } })
    expect(await thing(id)).toMatchObject({ state: 'published', draft: null })
  })

  test('of a second editor is refused with the text of the first, and nothing is lost', async () => {
    const id = await lessonOf()
    const content = lessonIn(await thing(id))
    await save(id, retitled(content, 'Az első szerkesztőé'))
    expect((await save(id, retitled(content, 'A másodiké'))).body).toMatchObject({
      code: 'draft-changed-meanwhile',
      detail: { draft: { revision: 1, written: { content: { hu: { title: 'Az első szerkesztőé' } } } } },
    })
    expect((await save(id, retitled(content, 'A másodiké'), 1)).body).toMatchObject({ revision: 2 })
    await office.does(authoring.discard, { params: { id } })
  })

  test('begun before somebody published is refused with what was published, and takes nothing of it back', async () => {
    const id = await lessonOf(2, 0)
    const before = await thing(id)
    const content = lessonIn(before)
    const late = {
      params: { id },
      body: { written: retitled(content, 'A másodiké'), revision: 0, basedOn: 1 },
    }
    await save(id, retitled(content, 'Amit az első közzétett'))
    await publish([{ id, revision: 1 }])
    const detail = {
      draft: null,
      published: { number: 2, written: { content: { hu: { title: 'Amit az első közzétett' } } } },
    }
    expect((await office.call(authoring.save, late)).body).toMatchObject({
      code: 'draft-changed-meanwhile',
      detail,
    })
    const changed = { ...late, body: { ...late.body, revision: 1 } }
    expect((await office.call(authoring.save, changed)).body).toMatchObject({ detail })
    expect((await thing(id)).draft).toBeNull()
    const read = { ...late, body: { ...late.body, basedOn: 2 } }
    expect((await office.call(authoring.save, read)).body).toMatchObject({ revision: 1 })
    await office.does(authoring.discard, { params: { id } })
  })

  test('begun at the moment of a publishing takes nothing of it back, fifty times', async () => {
    const id = await lessonOf(2, 0)
    const content = lessonIn(await thing(id))
    for (let i = 0; i < 50; i++) {
      const { published } = await thing(id)
      const basedOn = published?.number ?? 0
      await save(id, retitled(content, `Az elsőé, ${i}`))
      const [, saved] = await Promise.all([
        publish([{ id, revision: 1 }]),
        office.call(authoring.save, {
          params: { id },
          body: { written: retitled(content, `A másodiké, ${i}`), revision: 0, basedOn },
        }),
      ])
      expect(saved?.body).toMatchObject({ code: 'draft-changed-meanwhile' })
    }
  })

  test('saved again as it is keeps its revision', async () => {
    const id = await lessonOf()
    const written = retitled(lessonIn(await thing(id)), 'Egyszer')
    await save(id, written)
    expect((await save(id, written)).body).toMatchObject({ revision: 1 })
    await office.does(authoring.discard, { params: { id } })
  })

  test('that two begin at the same moment is begun by one of them', async () => {
    const id = await lessonOf()
    const content = lessonIn(await thing(id))
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) => save(id, retitled(content, `Szerkesztő ${i}`))),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    await office.does(authoring.discard, { params: { id } })
  })

  test('says what it lacks, and is not published before it is whole', async () => {
    const id = await lessonOf()
    const content = lessonIn(await thing(id))
    const written: Draft = {
      kind: 'lesson',
      content: { ...content, en: { ...content.en, title: '', body: '' } },
    }
    const flaws = [
      { at: 'en.title', flaw: 'missing' },
      { at: 'en.body', flaw: 'missing' },
    ]
    expect((await save(id, written)).body).toEqual({ revision: 1, flaws })
    expect((await publish([{ id, revision: 1 }])).body).toMatchObject({
      code: 'draft-not-whole',
      detail: { things: [{ id, flaws }] },
    })
    await office.does(authoring.discard, { params: { id } })
  })
})

describe('publishing a lesson', () => {
  test('shows it to students, keeps what was before, and can be taken back by restoring', async () => {
    const id = await lessonOf(0, 1)
    const before = lessonIn(await thing(id))
    await save(id, retitled(before, 'Új cím'))
    expect((await publish([{ id, revision: 1 }])).status).toBe(200)
    expect((await as(anna).does(course.lesson, { params: { id } })).lesson.title).toBe('Új cím')
    const after = await thing(id)
    expect(after).toMatchObject({
      published: { number: 2 },
      draft: null,
      versions: [{ number: 2, why: 'Javítás' }, { number: 1 }],
    })
    const first = await office.does(authoring.version, { params: { id, number: 1 } })
    expect(first.published.content).toEqual(before)
    await office.does(authoring.restore, { params: { id, number: 1 } })
    expect(await office.refused(authoring.restore, { params: { id, number: 1 } })).toMatchObject({
      code: 'draft-changed-meanwhile',
    })
    await publish([{ id, revision: 1 }])
    expect(lessonIn(await thing(id))).toEqual(before)
    expect((await thing(id)).published?.number).toBe(3)
  })

  test('asks who had finished it to read it again, until they have', async () => {
    const id = await lessonOf()
    const done = (who = anna) =>
      as(who).does(course.done, { params: { id }, body: { by: 'marked', seconds: 0 } })
    await done()
    await save(id, retitled(lessonIn(await thing(id)), 'Fontos változás'))
    await publish([{ id, revision: 1 }], true)
    expect((await as(anna).does(course.progress)).readAgain).toEqual([id])
    expect((await as(bence).does(course.progress)).readAgain).toEqual([])
    const { lesson } = await as(anna).does(course.lesson, { params: { id } })
    expect(lesson).toMatchObject({ done: true, changed: { why: 'Javítás' } })
    await done()
    expect((await as(anna).does(course.progress)).readAgain).toEqual([])
    await save(id, retitled(lessonIn(await thing(id)), 'Apró változás'))
    await publish([{ id, revision: 1 }])
    expect((await as(anna).does(course.progress)).readAgain).toEqual([])
  })

  test('takes a marked set, and none of it where one is not whole', async () => {
    const [one, two] = [await lessonOf(1, 0), await lessonOf(1, 1)]
    await save(one, retitled(lessonIn(await thing(one)), 'Egy'))
    await save(two, retitled(lessonIn(await thing(two)), ''))
    const both = [
      { id: one, revision: 1 },
      { id: two, revision: 1 },
    ]
    expect((await publish(both)).status).toBe(409)
    expect((await thing(one)).published?.number).toBe(1)
    await save(two, retitled(lessonIn(await thing(two)), 'Kettő'), 1)
    expect((await publish([both[0] as never, { id: two, revision: 2 }])).status).toBe(200)
    expect([(await thing(one)).published?.number, (await thing(two)).published?.number]).toEqual([2, 2])
  })

  test('of a revision that was changed since is refused', async () => {
    const id = await lessonOf(1, 0)
    const content = lessonIn(await thing(id))
    await save(id, retitled(content, 'A'))
    await save(id, retitled(content, 'B'), 1)
    expect((await publish([{ id, revision: 1 }])).body).toMatchObject({ code: 'draft-changed-meanwhile' })
    await office.does(authoring.discard, { params: { id } })
  })

  test('a new one comes last in its module, and can be read by every student', async () => {
    const module = moduleAt(1)
    const from = lessonIn(await thing(await lessonOf()))
    const added = await office.does(authoring.add, {
      body: { module, written: retitled(from, 'Egészen új') },
    })
    expect((await tree())[0]?.lessons.at(-1)).toMatchObject({ _id: added._id, state: 'draft' })
    await publish([{ id: added._id, revision: 1 }])
    const { lesson, lessons } = await as(anna).does(course.lesson, { params: { id: added._id } })
    expect(lesson).toMatchObject({ title: 'Egészen új', position: lessons.length })
  })
})

describe('a retired lesson', () => {
  test('stays with who had finished it and is hidden from everybody else', async () => {
    const id = await lessonOf(0, 2)
    await as(anna).does(course.done, { params: { id }, body: { by: 'marked', seconds: 0 } })
    await office.does(authoring.retire, { params: { id } })
    expect((await as(anna).does(course.progress)).lessons.some((one) => one.id === id)).toBe(true)
    expect((await as(bence).does(course.progress)).lessons.some((one) => one.id === id)).toBe(false)
    expect(await as(bence).refused(course.lesson, { params: { id } })).toMatchObject({ code: 'not-found' })
    const marked = { params: { id }, body: { by: 'marked', seconds: 0 } } as const
    expect(await as(bence).refused(course.done, marked)).toMatchObject({ code: 'not-found' })
    for (const staff of [emese, hanna])
      expect(await as(staff).refused(course.lesson, { params: { id } })).toMatchObject({ code: 'not-found' })
    expect((await office.does(course.lesson, { params: { id } })).lesson.id).toBe(id)
    await office.does(authoring.reinstate, { params: { id } })
    expect((await as(bence).does(course.lesson, { params: { id } })).lesson.id).toBe(id)
  })

  test('says that it is retired while a draft of it is written, and after it is published', async () => {
    const id = await lessonOf(0, 2)
    const state = async () => (await tree())[0]?.lessons.find(({ _id }) => _id === id)?.state
    const { published } = await thing(id)
    await office.does(authoring.retire, { params: { id } })
    await save(id, retitled(lessonIn({ published }), 'Archivált cím'))
    expect(await state()).toBe('retired-changed')
    expect(await thing(id)).toMatchObject({ state: 'retired-changed', can: { publish: true, retire: false } })
    expect((await publish([{ id, revision: 1 }])).status).toBe(200)
    expect(await state()).toBe('retired')
    await office.does(authoring.reinstate, { params: { id } })
    expect(await state()).toBe('published')
  })
  test('is never the last one of its module, however many are retired at once', async () => {
    const lessons = (await tree())[2]?.lessons ?? []
    const replies = await Promise.all(
      lessons.map(({ _id: id }) => office.call(authoring.retire, { params: { id } })),
    )
    expect(replies.filter(({ status }) => status !== 200)).toMatchObject([
      { body: { code: 'last-of-module' } },
    ])
    for (const { _id: id } of lessons) await office.does(authoring.reinstate, { params: { id } })
  })
})

describe('a question', () => {
  test('that is published while an exam runs stays as it was in that exam', async () => {
    const attempt = await begin(anna)
    const before = await show(anna, attempt)
    const { question_id: id } = await db
      .selectFrom('exam_answer as x')
      .innerJoin('question as q', 'q.id', 'x.question_id')
      .select('x.question_id')
      .where('x.attempt_id', '=', attempt)
      .where('q.kind', '=', 'single')
      .limit(1)
      .executeTakeFirstOrThrow()
    await save(id, question())
    expect((await publish([{ id, revision: 1 }])).status).toBe(200)
    const { questions } = await show(anna, attempt)
    expect(questions).toEqual(before.questions)
    await answerAll(anna, attempt, true)
    expect((await as(anna).does(exam.submit, { params: { id: attempt } })).receipt).toMatchObject({
      points: 100,
    })
  })

  test('that is retired is drawn no more', async () => {
    const id = await questionAt(1)
    await office.does(authoring.retire, { params: { id } })
    clock.pass(minutes(1))
    const attempt = await begin(bence)
    const drawn = await db
      .selectFrom('exam_answer')
      .select('question_id')
      .where('attempt_id', '=', attempt)
      .execute()
    expect(drawn.map(({ question_id }) => question_id)).not.toContain(id)
    await office.does(authoring.reinstate, { params: { id } })
  })

  test.each<[string, Partial<QuestionContent>, string]>([
    ['no right answer', { correct: [] }, 'needs-right-answer'],
    ['two right answers of one', { correct: [0, 1] }, 'needs-right-answer'],
    ['a right answer that is not there', { correct: [7] }, 'needs-right-answer'],
    ['true or false with three options', { kind: 'true-false' }, 'needs-options'],
  ])('with %s is not whole', async (_, own, flaw) => {
    const { flaws } = await office.does(authoring.add, {
      body: { module: moduleAt(1), written: question(own) },
    })
    expect(flaws.map((one) => one.flaw)).toContain(flaw)
  })

  const emptied = { options: ['', '', ''], matches: ['', ''], unit: '', why: 'Mert.' }
  test.each<[string, Partial<QuestionContent>]>([
    ['a number', { kind: 'numeric', correct: [], number: { value: 3, tolerance: 0 } }],
    ['one answer', { kind: 'single', correct: [0] }],
  ])('whose kind is changed to %s lacks nothing of what it was before', async (_, own) => {
    const texts = { ...emptied, ...(own.kind === 'single' ? { options: ['egy', 'kettő'] } : {}) }
    const written = question({
      ...own,
      hu: { ...texts, prompt: 'Mennyi?' },
      en: { ...texts, prompt: 'What?' },
    })
    const { _id: id, flaws } = await office.does(authoring.add, { body: { module: moduleAt(1), written } })
    expect(flaws).toEqual([])
    expect((await publish([{ id, revision: 1 }])).status).toBe(200)
    await office.does(authoring.retire, { params: { id } })
  })

  test.each<[string, Partial<QuestionContent>, string]>([
    ['a number', { kind: 'numeric', number: null }, 'number'],
    ['a right answer', { correct: [] }, 'correct'],
  ])('without texts says that %s is missing too', async (_, own, at) => {
    const texts = { options: ['egy', 'kettő'], matches: [], unit: '', prompt: '', why: '' }
    const { flaws } = await office.does(authoring.add, {
      body: { module: moduleAt(1), written: question({ ...own, hu: texts, en: texts }) },
    })
    expect(flaws.map((flaw) => flaw.at)).toEqual(['hu.prompt', 'hu.why', 'en.prompt', 'en.why', at])
  })

  test('is not published with a lesson of another module', async () => {
    const lesson = await lessonOf(1, 0)
    const { _id: id } = await office.does(authoring.add, {
      body: { module: moduleAt(1), written: question({ lesson }) },
    })
    expect((await publish([{ id, revision: 1 }])).body).toMatchObject({
      code: 'draft-not-whole',
      detail: { things: [{ id, flaws: [{ at: 'lesson', flaw: 'other-module' }] }] },
    })
  })
})

test('the preview is what a student will see', async () => {
  const id = await lessonOf(3, 0)
  const content = lessonIn(await thing(id))
  const { lesson } = await office.does(authoring.preview, { body: { id, language: 'hu', content } })
  const shown = (await as(hanna).does(course.lesson, { params: { id } })).lesson
  expect(lesson).toEqual({ ...shown, position: 1 })
})
