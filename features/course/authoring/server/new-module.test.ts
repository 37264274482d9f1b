import { describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import type { LessonContent, ModuleContent } from '#course/course/content.ts'
import { minutes } from '#platform/server/clock.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'
import type { Draft } from '../content-parts.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter } = rajt
const { pass, moduleAt } = await examsOf(rajt)
const office = as(gabor)
const editor = as(await enter({ role: 'OFFICE', university: null, officeScope: 'EDITOR' }))

const tree = async () => (await office.does(authoring.tree)).modules
const { exam_questions: needed } = (await currentProgramme(db)).semester
const firstModule = (await tree())[0]
const contentOf = async (id = '') =>
  (await office.does(authoring.thing, { params: { id } })).published?.written.content
const frame = (await contentOf(firstModule?._id)) as ModuleContent
const lesson = (await contentOf(firstModule?.lessons[0]?._id)) as LessonContent

const begin = async (module: string | null, written: Draft, by = office) =>
  (await by.does(authoring.add, { body: { module, written } }))._id
const module = (title: string): Draft => ({
  kind: 'module',
  content: { ...frame, extra: false, hu: { ...frame.hu, title } },
})
const publish = (ids: readonly string[]) =>
  office.call(authoring.publish, {
    body: { things: ids.map((id) => ({ id, revision: 1 })), why: 'Új modul', asksAgain: false },
  })
const titles = async () =>
  (await as(anna).does(course.progress)).modules.map(({ title, extra }) => ({ title, extra }))

async function questionsOf(of: string, count: number) {
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push(await begin(of, question(i)))
  return ids
}

describe('a new module', () => {
  test('is seen by staff alone, and is published with its first lesson and the questions of an exam', async () => {
    const id = await begin(null, module('Nyolcadik'), editor)
    expect((await tree()).at(-1)).toMatchObject({ _id: id, state: 'draft', title: 'Nyolcadik', acts: [] })
    expect((await titles()).some(({ title }) => title === 'Nyolcadik')).toBe(false)
    expect((await publish([id])).body).toMatchObject({
      code: 'draft-not-whole',
      detail: {
        things: [
          {
            id,
            flaws: [
              { at: 'lessons', flaw: 'needs-lesson' },
              { at: 'questions', flaw: 'needs-questions' },
            ],
          },
        ],
      },
    })
    const one = await begin(id, { kind: 'lesson', content: lesson })
    clock.pass(minutes(1))
    const two = await begin(id, { kind: 'lesson', content: lesson })
    expect((await tree()).at(-1)?.lessons.map(({ _id }) => _id)).toEqual([one, two])
    expect((await publish([one])).body).toMatchObject({
      code: 'draft-not-whole',
      detail: { things: [{ id: one, flaws: [{ at: '', flaw: 'module-new' }] }] },
    })
    expect(await office.refused(authoring.discard, { params: { id } })).toMatchObject({
      code: 'module-has-drafts',
    })
    const questions = await questionsOf(id, needed)
    expect((await tree()).at(-1)).toMatchObject({ questions: needed, questionDrafts: needed })
    expect((await office.does(authoring.questions, { params: { id } })).questions).toHaveLength(needed)
    expect((await publish([id, one, ...questions.slice(1)])).status).toBe(409)
    expect((await publish([two, ...questions, id, one])).status).toBe(200)
    expect((await titles()).at(-1)).toEqual({ title: 'Nyolcadik', extra: false })
    const { lessons } = await as(anna).does(course.progress)
    expect(lessons.filter((row) => row.module === id).map((row) => row.id)).toEqual([two, one])
    const begun = await questionsOf(id, 1)
    expect((await tree()).at(-1)).toMatchObject({ questions: needed, questionDrafts: begun.length })
  })

  test('comes as a bonus module once somebody has begun the course, and takes nothing from anybody', async () => {
    await pass(anna, 1)
    const before = (await as(anna).does(course.progress)).currentProgress?.moduleProgresses ?? []
    const id = await begin(null, module('Kilencedik'))
    const own = [await begin(id, { kind: 'lesson', content: lesson }), ...(await questionsOf(id, needed))]
    expect((await publish([id, ...own])).status).toBe(200)
    expect((await titles()).at(-1)).toEqual({ title: 'Kilencedik', extra: true })
    const after = (await as(anna).does(course.progress)).currentProgress?.moduleProgresses ?? []
    expect(after.slice(0, -1)).toEqual(before)
  })

  test('that is empty is discarded, and nothing can be begun in it any more', async () => {
    const id = await begin(null, module('Mégsem'))
    expect((await office.call(authoring.discard, { params: { id } })).status).toBe(200)
    const body = { module: id, written: { kind: 'lesson', content: lesson } } as const
    expect(await office.refused(authoring.add, { body })).toMatchObject({ code: 'not-found' })
  })

  test('is discarded with all that was begun in it in one act, or nothing of it is', async () => {
    const id = await begin(null, module('Tévedés'))
    const own = [await begin(id, { kind: 'lesson', content: lesson }), ...(await questionsOf(id, 3))]
    const left = async (ids: readonly string[]) =>
      (await db.selectFrom('content_draft').select('thing_id').where('thing_id', 'in', ids).execute()).length
    const discard = (ids: string[]) => office.call(authoring.discardMany, { body: { ids } })
    const without = [id, ...own.slice(1)]
    expect(await discard(without)).toMatchObject({ status: 409, body: { code: 'module-has-drafts' } })
    expect(await left([id, ...own])).toBe(5)
    expect((await discard([id, ...own])).status).toBe(200)
    expect(await left([id, ...own])).toBe(0)
    expect((await discard([id, ...own])).status).toBe(200)
    const lines = await db
      .selectFrom('audit')
      .select('subject_id')
      .where('act', '=', 'draft-discarded')
      .where('subject_id', 'in', [id, ...own])
      .execute()
    expect(lines).toHaveLength(5)
  })

  test('is discarded and begun in at the same moment: no draft is left without its module', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await begin(null, module(`Kör ${round}`))
      const [gone, begun] = await Promise.all([
        office.call(authoring.discard, { params: { id } }),
        office.call(authoring.add, { body: { module: id, written: { kind: 'lesson', content: lesson } } }),
      ])
      expect([gone.status === 200, begun.status === 200].filter(Boolean)).toHaveLength(1)
      if (begun.status === 200) {
        await office.does(authoring.discard, { params: { id: (begun.body as { _id: string })._id } })
        await office.does(authoring.discard, { params: { id } })
      }
    }
  })

  test.each<[string, string | null, Draft]>([
    ['a module within a module', moduleAt(1), module('Benne')],
    ['a lesson without one', null, { kind: 'lesson', content: lesson }],
  ])('never is %s', async (_, of, written) => {
    expect(await office.refused(authoring.add, { body: { module: of, written } })).toMatchObject({
      code: 'invalid-request',
    })
  })
})

function question(number: number): Draft {
  const texts = { options: ['egy', 'kettő'], matches: [], unit: '', why: 'Mert ez az.' }
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
      hu: { ...texts, prompt: `Melyik szám jön ${number} után?` },
      en: { ...texts, options: ['one', 'two'], prompt: `Which number follows ${number}?` },
    },
  }
}
