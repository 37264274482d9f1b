import { describe, expect, test } from 'vitest'
import { authoring } from '#course/authoring/calls.ts'
import type { Draft } from '#course/authoring/content-parts.ts'
import type { Language } from '#platform/contract/parts.ts'
import { minutes } from '#platform/server/clock.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { bank } from '../calls.ts'
import type { QuestionFile } from '../file-parts.ts'

const rajt = await buildTestRajt()
const { as, db, clock } = rajt
const { moduleAt, begin, show } = await examsOf(rajt)
const office = as(gabor)

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'kérdések.txt') => new File([content], name)
const preview = (file: File, module = moduleAt(1), language: Language = 'hu') =>
  office.does(bank.preview, { params: { id: module }, body: { language }, files: { file } })
const take = (file: File, numbers: number[], module = moduleAt(1), language: Language = 'hu') =>
  office.call(bank.take, { params: { id: module }, body: { language, chosen: { numbers } }, files: { file } })
const outcomes = ({ questions }: QuestionFile) => questions.map(({ outcome }) => outcome)
const questionsOf = async (module = moduleAt(1)) =>
  (await office.does(authoring.questions, { params: { id: module } })).questions
const drafts = async (module = moduleAt(1)) =>
  (await questionsOf(module)).filter(({ state }) => state === 'draft')
const text = async (format: 'gift' | 'moodle-xml', language: Language, module = moduleAt(1)) => {
  const file = await office.does(bank.write, { params: { id: module }, query: { format, language } })
  return file.text()
}

const some = fileOf(
  'Első kérdés?{=jó ~rossz ####Mert.}\n\nMásodik kérdés?{=jó ~félig %50% ~rossz#nem}\n\nHarmadik?{}\n\nElső  KÉRDÉS?{=Jó ~rossz}\n\nElső kérdés?{=más ~rossz}\n',
)

describe('a preview', () => {
  test('says what would become of each question, and keeps nothing', async () => {
    const before = await questionsOf()
    const file = await preview(some)
    expect(file).toMatchObject({ format: 'gift', encoding: 'utf-8' })
    expect(outcomes(file)).toEqual(['taken', 'warned', 'not-taken', 'there', 'twin'])
    expect(file.questions[0]).toMatchObject({
      number: 1,
      line: 1,
      kind: 'single',
      prompt: 'Első kérdés?',
      options: [
        { text: 'jó', isRight: true },
        { text: 'rossz', isRight: false },
      ],
    })
    expect(file.questions[2]).toMatchObject({ fault: 'kind', about: 'essay', kind: null })
    expect(await questionsOf()).toEqual(before)
  })

  test('finds what the bank has, in this module and in another', async () => {
    const gift = await text('gift', 'hu')
    const here = await preview(fileOf(gift))
    expect(new Set(outcomes(here))).toEqual(new Set(['there']))
    expect(here.questions[0]?.twin).toMatchObject({ module: 1 })
    const elsewhere = await preview(fileOf(gift), moduleAt(2))
    expect(new Set(outcomes(elsewhere))).toEqual(new Set(['twin']))
    expect(elsewhere.questions[0]?.twin).toMatchObject({ module: 1 })
  })

  test.each([
    ['a zip', 'PK\u0003\u0004\u0014\u0000\u0000\u0000', 'invalid-request'],
    ['no question at all', '// semmi', 'question-file-empty'],
    ['broken XML', '<?xml version="1.0"?>\n<quiz>\n<question', 'question-file-broken'],
    [
      'entities',
      '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>',
      'question-file-broken',
    ],
  ])('refuses %s', async (_, content, code) =>
    expect(
      await office.refused(bank.preview, {
        params: { id: moduleAt(1) },
        body: { language: 'hu' },
        files: { file: fileOf(content) },
      }),
    ).toMatchObject({ code }),
  )

  test('takes a text that begins like a picture for a text', async () =>
    expect(outcomes(await preview(fileOf('BME: hol van?{=Buda ~Pest}')))).toEqual(['taken']))

  test('reads the letters as somebody says', async () => {
    const file = fileOf(new Uint8Array(Buffer.from('\u00fcr?{T}', 'latin1')))
    const answer = await office.does(bank.preview, {
      params: { id: moduleAt(1) },
      body: { language: 'hu', encoding: 'ibm852' },
      files: { file },
    })
    expect(answer).toMatchObject({ encoding: 'ibm852', questions: [{ prompt: 'Řr?' }] })
  })
})

describe('an import', () => {
  test('makes drafts of what is chosen, in one language, with the other left to be written', async () => {
    expect((await take(some, [2, 1, 2])).body).toEqual({ added: 2, there: 0 })
    const made = await drafts()
    expect(made.map(({ title }) => title).sort()).toEqual(['Első kérdés?', 'Második kérdés?'])
    const first = made.find(({ title }) => title === 'Első kérdés?')
    const { draft, flaws } = await office.does(authoring.thing, { params: { id: first?._id ?? '' } })
    expect(draft?.written.content).toMatchObject({
      kind: 'single',
      correct: [0],
      lesson: null,
      hu: { prompt: 'Első kérdés?', options: ['jó', 'rossz'], why: 'Mert.' },
      en: { prompt: '', options: ['', ''], why: '' },
    })
    expect(flaws.map(({ at }) => at)).toEqual(['en.prompt', 'en.options.0', 'en.options.1', 'en.why'])
  })

  test('that is sent again adds nothing', async () => {
    expect((await take(some, [1, 2])).body).toEqual({ added: 0, there: 2 })
    expect(outcomes(await preview(some)).slice(0, 2)).toEqual(['there', 'there'])
    expect(await drafts()).toHaveLength(2)
  })

  test('of eight at the same moment is one', async () => {
    const file = fileOf('Egyszerre?{=igen ~nem}\n\nÉs ez?{T}')
    const replies = await Promise.all(Array.from({ length: 8 }, () => take(file, [1, 2], moduleAt(3))))
    const served = replies.filter(({ status }) => status === 200).map(({ body }) => body)
    expect(served.filter((body) => (body as { added: number }).added === 2)).toHaveLength(1)
    expect(await drafts(moduleAt(3))).toHaveLength(2)
  })

  test('waits for whoever adds a question to the module, and adding for an import', async () => {
    const module = moduleAt(4)
    const written = (await office.does(authoring.questions, { params: { id: moduleAt(1) } })).questions.at(-1)
    const { published } = await office.does(authoring.thing, { params: { id: written?._id ?? '' } })
    const body = { module, written: published?.written as Draft }
    const settled: string[] = []
    const acts = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('module').select('id').where('id', '=', module).forUpdate().execute()
      const begun = [
        office.does(authoring.add, { body }).then(() => settled.push('added')),
        take(fileOf('Vár ez is?{T}'), [1], module).then(() => settled.push('imported')),
      ]
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(settled).toEqual([])
      return begun
    })
    await Promise.all(acts)
    expect(await drafts(module)).toHaveLength(2)
  })

  test('takes all of the chosen questions or none', async () => {
    const before = await questionsOf()
    for (const numbers of [
      [4, 3],
      [5, 6],
    ])
      expect((await take(some, numbers)).body).toMatchObject({ code: 'questions-changed-meanwhile' })
    expect(await questionsOf()).toEqual(before)
  })

  test('takes the same prompt with other options where that is chosen', async () => {
    expect((await take(some, [5])).body).toEqual({ added: 1, there: 0 })
    expect((await take(some, [4])).body).toEqual({ added: 0, there: 1 })
  })

  test('is refused beyond its limit, and to a lesson', async () => {
    const numbers = Array.from({ length: 501 }, (_, i) => i + 1)
    expect((await take(some, numbers)).body).toMatchObject({ code: 'invalid-request' })
    const { modules } = await office.does(authoring.tree)
    const lesson = modules[0]?.lessons[0]?._id ?? ''
    expect((await take(some, [1], lesson)).body).toMatchObject({ code: 'not-found' })
  })

  test('is what a student meets in an exam once it is whole and published', async () => {
    const file = fileOf(
      Array.from({ length: 3 }, (_, i) => `Új kérdés, ${i}?{=jó ~rossz ####Mert.}`).join('\n\n'),
    )
    await take(file, [1, 2, 3])
    const made = (await drafts()).filter(({ title }) => title.startsWith('Új kérdés'))
    for (const { _id: id, title } of made) {
      const { draft } = await office.does(authoring.thing, { params: { id } })
      const written = draft?.written as Extract<Draft, { kind: 'question' }>
      const en = { ...written.content.hu, prompt: `${title} (en)`, options: ['good', 'bad'] }
      const content = { ...written.content, en }
      const body = { written: { ...written, content }, revision: 1 }
      await office.does(authoring.save, { params: { id }, body })
    }
    const ids = made.map(({ _id: id }) => id)
    clock.pass(minutes(1))
    const things = ids.map((id) => ({ id, revision: 2 }))
    await office.does(authoring.publish, { body: { things, why: 'Új kérdések', asksAgain: false } })
    for (const { _id: id, state } of await questionsOf())
      if (state === 'published' && !ids.includes(id)) await office.call(authoring.retire, { params: { id } })
    clock.pass(minutes(1))
    const shown = JSON.stringify(await show(anna, await begin(anna)))
    for (const i of [0, 1, 2]) expect(shown).toContain(`Új kérdés, ${i}?`)
  })
})

describe('an export', () => {
  test.each(['gift', 'moodle-xml'] as const)(
    'as %s read again is the whole bank of a module',
    async (format) => {
      for (const language of ['hu', 'en'] as const) {
        const { questions } = await preview(
          fileOf(await text(format, language, moduleAt(2))),
          moduleAt(2),
          language,
        )
        const inUse = (await questionsOf(moduleAt(2))).filter(({ state }) => state === 'published')
        expect(questions.map(({ outcome, fault }) => [outcome, fault])).toEqual(
          inUse.map(() => ['there', null]),
        )
        expect(questions.map(({ kind }) => kind).sort()).toEqual(inUse.map(({ kind }) => kind).sort())
      }
    },
  )

  test('is of the office alone', async () => {
    const asked = { params: { id: moduleAt(1) }, query: { format: 'gift' as const, language: 'hu' as const } }
    expect(await as(anna).refused(bank.write, asked)).toMatchObject({ code: 'not-allowed' })
  })
})

test('what was imported is in the audit log, with how many', async () => {
  const lines = await db
    .selectFrom('audit')
    .select(['subject_id', 'detail'])
    .where('act', '=', 'questions-imported')
    .execute()
  expect(lines[0]).toMatchObject({ subject_id: moduleAt(1), detail: { format: 'gift', added: 2 } })
})
