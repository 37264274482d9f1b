import { expect, test } from 'vitest'
import { seconds } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'
import { editing } from '../editing-calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter } = rajt
const office = as(gabor)
const editor = await enter({ role: 'OFFICE', officeScope: 'EDITOR', university: null })

const { modules } = await office.does(authoring.tree)
const lessons = modules.flatMap((module) => module.lessons.map(({ _id }) => _id))
const [id = '', another = ''] = lessons
const stay = async (who = gabor, thing = id) =>
  (await as(who).does(editing.stay, { params: { id: thing } })).others
const rows = () => db.selectFrom('content_presence').selectAll().execute()

test('of two who write a lesson each sees the other, by name and since when', async () => {
  expect(await stay()).toEqual([])
  const since = clock.now().toISOString()
  clock.pass(seconds(10))
  const { surname, firstname } = gabor
  expect(await stay(editor)).toEqual([{ name: { surname, firstname }, since }])
  expect(await stay()).toMatchObject([{ name: { surname: editor.surname, firstname: editor.firstname } }])
  clock.pass(seconds(30))
  expect(await stay(editor)).toMatchObject([{ since }])
})

test('who writes another lesson is not seen', async () => {
  await stay(editor, another)
  expect(await stay(gabor, another)).toHaveLength(1)
  await as(editor).does(editing.leave, { params: { id } })
  expect(await stay()).toEqual([])
})

test('whoever leaves is gone at once, and may leave twice', async () => {
  await stay(editor)
  for (const _ of [1, 2]) await as(editor).does(editing.leave, { params: { id } })
  expect(await stay()).toEqual([])
})

test('whose network breaks is forgotten within a minute, with their row, and begins anew when they are back', async () => {
  await stay(editor)
  clock.pass(seconds(59))
  expect(await stay()).toEqual([])
  expect((await rows()).filter(({ account_id }) => account_id === editor.id)).toEqual([])
  await stay(editor)
  expect(await stay()).toMatchObject([{ since: clock.now().toISOString() }])
})

test('nobody has more open than twenty at once, however much they say', async () => {
  const { modules: all } = await office.does(authoring.tree)
  const questions = await Promise.all(
    all.map(async ({ _id }) => (await office.does(authoring.questions, { params: { id: _id } })).questions),
  )
  for (const { _id } of questions.flat().slice(0, 40)) {
    clock.pass(10)
    await stay(gabor, _id)
  }
  expect((await rows()).filter(({ account_id }) => account_id === gabor.id).length).toBeLessThanOrEqual(21)
})

test('fifty signs at the same moment are one row, and nothing of them is in the audit log', async () => {
  const before = await db.selectFrom('audit').select('id').execute()
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => as(i % 2 ? gabor : editor).call(editing.stay, { params: { id } })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await rows()).filter(({ thing_id }) => thing_id === id)).toHaveLength(2)
  expect(await db.selectFrom('audit').select('id').execute()).toHaveLength(before.length)
})

test('what is not there cannot be written', async () =>
  expect(
    await office.refused(editing.stay, { params: { id: '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034' } }),
  ).toMatchObject({ code: 'not-found' }))
