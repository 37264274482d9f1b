import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { authoring } from '#course/authoring/calls.ts'
import type { Draft } from '#course/authoring/content-parts.ts'
import { minutes } from '#platform/server/clock.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { questionStatistics } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock } = rajt
const { moduleAt } = await examsOf(rajt)
const office = as(gabor)

const find = (own: object = {}, person = gabor) =>
  as(person).does(questionStatistics.list, { body: { pageNumber: 1, ...own } })
const ids = async (own: object) => (await find(own)).questions.map(({ _id }) => _id)
const texts = { options: ['jó', 'rossz'], matches: [], unit: '', why: 'Mert.' }
const question = (hu: string, en: string): Draft => ({
  kind: 'question',
  content: {
    kind: 'single',
    points: 1,
    level: 'recall',
    lesson: null,
    validUntil: null,
    correct: [0],
    number: null,
    hu: { ...texts, prompt: hu },
    en: { ...texts, options: ['good', 'bad'], prompt: en },
  },
})
async function published(module: number, hu: string, en: string): Promise<string> {
  const { _id: id } = await office.does(authoring.add, {
    body: { module: moduleAt(module), written: question(hu, en) },
  })
  clock.pass(minutes(1))
  const body = { things: [{ id, revision: 1 }], why: 'Új kérdés', asksAgain: false }
  await office.does(authoring.publish, { body })
  return id
}

/** Two of the course ask "which one" of other options. */
const known = await ids({ marks: ['asked-twice'] })

test('questions that ask the same in either language are marked, each with the other, over all modules', async () => {
  const first = await published(1, 'Mi a  Startup célja?', 'What is it for?')
  const second = await published(3, 'mi a startup célja?', 'What does it want?')
  const third = await published(2, 'Egészen más?', 'what is  it FOR?')
  await published(2, 'Mi a célja a startupnak?', 'What is the aim?')
  const { questions } = await find({ marks: ['asked-twice'] })
  expect(questions.map(({ _id }) => _id).sort()).toEqual([...known, first, second, third].sort())
  const twinsOf = (id: string) => questions.find(({ _id }) => _id === id)?.twins
  expect(twinsOf(first)).toEqual([
    { id: third, module: 2 },
    { id: second, module: 3 },
  ])
  expect(twinsOf(second)).toEqual([{ id: first, module: 1 }])
  const seen = await find({ marks: ['asked-twice'] }, emese)
  expect(seen.questions).toHaveLength(known.length + 3)

  await office.does(authoring.retire, { params: { id: first } })
  expect((await ids({ marks: ['asked-twice'] })).sort()).toEqual([...known].sort())
  await office.does(authoring.reinstate, { params: { id: first } })
})

test('the list is chosen from by where a question stands, and by its lesson', async () => {
  const [id = ''] = await ids({ bankStates: ['in-use'] })
  await office.does(authoring.retire, { params: { id } })
  expect(await ids({ bankStates: ['retired'] })).toEqual([id])
  await office.does(authoring.reinstate, { params: { id } })
  const { published: now } = await office.does(authoring.thing, { params: { id } })
  if (now?.written.kind !== 'question') throw new Error('no question is published')
  const written = { ...now.written, content: { ...now.written.content, points: 2 } }
  await office.does(authoring.save, { params: { id }, body: { written, revision: 0 } })
  expect(await ids({ bankStates: ['with-draft'] })).toEqual([id])
  expect((await find({ bankStates: ['with-draft'] })).questions[0]).toMatchObject({ hasDraft: true })
  const { modules } = await office.does(authoring.tree)
  const lesson = modules[0]?.lessons[0]?._id ?? ''
  const taught = await db.selectFrom('question').select('id').where('lesson_id', '=', lesson).execute()
  expect((await ids({ lessons: [lesson] })).sort()).toEqual(
    taught
      .map((row) => row.id)
      .sort()
      .slice(0, 20),
  )
})

test('what was there before its keys were kept is filled in by the hourly job', async () => {
  const before = await db.selectFrom('question').select(['id', 'prompt_keys']).orderBy('id').execute()
  await db.updateTable('question').set({ prompt_keys: sql`'{}'` }).execute()
  expect(await ids({ marks: ['asked-twice'] })).toEqual([])
  await workersOf(rajt)['count-questions']({})
  expect(await db.selectFrom('question').select(['id', 'prompt_keys']).orderBy('id').execute()).toEqual(
    before,
  )
})

test('ten thousand questions are listed, searched and looked through for twins in under a second each', async () => {
  await sql`
    with made as (
      insert into question (id, module_id, key, kind, points, level, correct, lesson_id, valid_until, version, search_text, prompt_keys)
      select gen_random_uuid(), q.module_id, 'made-' || n, q.kind, q.points, q.level, q.correct, q.lesson_id, null, 1,
        'kerdes ' || n, array['hu ' || n / 2, 'en ' || n]
      from generate_series(1, 10000) n, (select * from question where kind = 'single' order by id limit 1) q
      returning id, module_id, key, version)
    , versions as (
      insert into content_version (thing_id, number, kind, module_id, content, asks_again, published_at)
      select made.id, 1, 'question', made.module_id, v.content, false, now() from made,
        (select v.content from content_version v join question q on q.id = v.thing_id where q.kind = 'single' limit 1) v)
    insert into question_text (question_id, language, prompt, options, why)
    select made.id, language, made.key, array['a', 'b'], 'c' from made, unnest(array['hu', 'en']) language`.execute(
    db,
  )
  await sql`analyze question, question_text`.execute(db)
  for (const own of [{}, { search: 'kerdes 77' }, { marks: ['asked-twice'] }, { pageNumber: 40 }]) {
    const from = performance.now()
    const { questions, pagination } = await find(own)
    expect(performance.now() - from).toBeLessThan(1_000)
    expect(questions).toHaveLength(20)
    expect(pagination.totalCount).toBeGreaterThan(100)
  }
  await sql`delete from content_version v using question q where q.id = v.thing_id and q.key like 'made-%'`.execute(
    db,
  )
  await sql`delete from question where key like 'made-%'`.execute(db)
})
