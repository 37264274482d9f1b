import { beforeAll, describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { moduleProgress } from '#course/course/server/queries.ts'
import { exam } from '#course/exam/calls.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { anna, bence, dezso, emese, gabor } from '#testing/server/cast.ts'
import { certificatesOf } from '#testing/server/certificates.ts'
import { examsOf } from '#testing/server/exams.ts'
import { idOf, type Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'
import type { StructureAct } from '../content-parts.ts'
import { structure } from '../structure-calls.ts'
import { moduleFacts, studentFacts } from './structure-queries.ts'
import { standingIn } from './structure-rules.ts'

const rajt = await buildTestRajt()
const { as, db, enter } = rajt
const { pass, moduleAt, begin } = await examsOf(rajt)
const office = as(gabor)
const editor = as(await enter({ role: 'OFFICE', university: null, officeScope: 'EDITOR' }))

const tree = async () => (await office.does(authoring.tree)).modules
const preview = (id: string, act: StructureAct, by = office) =>
  by.does(structure.preview, { params: { id, act } })
const changing = (id: string, act: StructureAct, seen: string, lowers = false) =>
  office.call(structure.change, { params: { id }, body: { act, why: 'Kevesebb az idő', seen, lowers } })
async function change(id: string, act: StructureAct, lowers = false) {
  const { seen } = await preview(id, act)
  expect((await changing(id, act, seen, lowers)).body).toEqual({ done: true })
}
const progressOf = (who: Person) => as(who).does(course.progress)
const openOf = async (who: Person) =>
  (await progressOf(who)).currentProgress?.moduleProgresses
    .filter(({ unlocked }) => unlocked)
    .map(({ module }) => module) ?? []
const lessonOf = async (module: string) =>
  (
    await db.selectFrom('lesson').select('id').where('module_id', '=', module).orderBy('position').execute()
  )[0]?.id ?? ''
const finish = async (who: Person, module: string) =>
  as(who).call(course.done, {
    params: { id: await lessonOf(module) },
    body: { by: 'marked', seconds: 0 },
  })

/** What the preview reckons of everybody is what the database says of each. */
async function expectSameAsDatabase() {
  const { semester } = await currentProgramme(db)
  const modules = await moduleFacts(db, semester.id)
  for (const student of await studentFacts(db, semester, modules)) {
    const own = await moduleProgress(db, { student: student.id, semester: semester.id })
    const { open } = standingIn(modules, student, semester.grade_limits)
    expect([...open].toSorted()).toEqual(
      own
        .filter(({ unlocked }) => unlocked)
        .map(({ module_id }) => module_id)
        .toSorted(),
    )
    for (const row of own) expect(student.completed.has(row.module_id)).toBe(row.completed)
  }
}

const [first, second, third] = [moduleAt(1), moduleAt(2), moduleAt(3)]
let ahead: Person
beforeAll(async () => {
  ahead = await enter()
  await pass(ahead, 1)
  await pass(ahead, 2)
  await pass(anna, 1)
  await finish(bence, first)
})

describe('a module that becomes a bonus module', () => {
  test('is previewed with whom it concerns, and opens what it blocked', async () => {
    await expectSameAsDatabase()
    const effect = await preview(second, 'bonus')
    expect(effect).toMatchObject({ begun: 1, completed: 1, opens: 3, closes: 0, unfinishes: 0 })
    expect(await openOf(anna)).not.toContain(third)
    await change(second, 'bonus', true)
    expect(await openOf(anna)).toContain(third)
    await expectSameAsDatabase()
    const [version] = (await office.does(authoring.thing, { params: { id: second } })).versions
    expect(version).toMatchObject({ number: 2, why: 'Kevesebb az idő' })
  })

  test('is required again only with a second confirmation where somebody loses by it, who is named', async () => {
    const effect = await preview(second, 'required')
    expect(effect).toMatchObject({ closes: 3, losing: 3 })
    expect(effect.losers).toEqual(
      [anna, bence, dezso].map(({ surname, firstname }) => ({ surname, firstname })),
    )
    expect((await changing(second, 'required', effect.seen)).body).toMatchObject({
      code: 'students-would-lose',
      detail: { losing: 3 },
    })
    expect((await changing(second, 'required', effect.seen, true)).status).toBe(200)
    expect(await openOf(anna)).not.toContain(third)
    await expectSameAsDatabase()
  })

  test('keeps that role when another text of it is published', async () => {
    const extra = (await tree()).find((one) => one.extra)?._id ?? ''
    const { published } = await office.does(authoring.thing, { params: { id: extra } })
    const written = published?.written
    if (written?.kind !== 'module') throw new Error('no module is published')
    const content = { ...written.content, extra: false, hu: { ...written.content.hu, title: 'Új cím' } }
    await office.does(authoring.save, {
      params: { id: extra },
      body: { written: { kind: 'module', content }, revision: 0 },
    })
    const body = { things: [{ id: extra, revision: 1 }], why: 'Cím', asksAgain: false }
    await office.does(authoring.publish, { body })
    expect((await tree()).find(({ _id }) => _id === extra)).toMatchObject({ title: 'Új cím', extra: true })
  })
})

describe('a retired module', () => {
  test('stays with who had begun it and is gone for everybody else', async () => {
    const late = await enter()
    await change(second, 'retire', true)
    const shown = async (who: Person) => (await progressOf(who)).modules.map(({ id }) => id)
    expect(await shown(ahead)).toContain(second)
    expect(await shown(late)).not.toContain(second)
    expect(await shown(emese)).not.toContain(second)
    expect((await tree()).find(({ _id }) => _id === second)).toMatchObject({ state: 'retired' })
    const params = { id: await lessonOf(second) }
    expect((await as(ahead).does(course.lesson, { params })).lesson.id).toBe(params.id)
    expect(await as(anna).refused(course.lesson, { params })).toMatchObject({ code: 'not-found' })
    expect((await finish(anna, second)).body).toMatchObject({ code: 'not-found' })
    expect((await finish(ahead, second)).status).toBe(200)
    const exams = { body: { moduleId: second, platform: 'WEB' as const } }
    expect((await as(ahead).call(exam.start, exams)).status).not.toBe(200)
    expect((await as(anna).call(exam.start, exams)).status).not.toBe(200)
    await expectSameAsDatabase()
  })

  test('comes back as a bonus module, which takes nothing from anybody', async () => {
    expect(await preview(second, 'reinstate')).toMatchObject({ losing: 0 })
    await change(second, 'reinstate')
    expect((await tree()).find(({ _id }) => _id === second)).toMatchObject({
      state: 'published',
      extra: true,
    })
    await change(second, 'required', true)
    await expectSameAsDatabase()
  })
})

describe('the order of modules', () => {
  test('is fixed where students have begun, and changes among the others', async () => {
    const before = await tree()
    expect(before.find(({ _id }) => _id === first)?.acts).toEqual(['bonus', 'retire'])
    const free = before.filter(({ acts }) => acts.includes('up') || acts.includes('down'))
    const [one, two] = free
    await change(one?._id ?? '', 'down', true)
    const now = await tree()
    expect(now.find(({ _id }) => _id === two?._id)?.position).toBe(one?.position)
    await expect(
      db.updateTable('module').set({ position: 90 }).where('id', '=', first).execute(),
    ).rejects.toMatchObject({ constraint: 'a_module_that_was_begun_keeps_its_place' })
    expect(await office.refused(structure.preview, { params: { id: first, act: 'down' } })).toMatchObject({
      code: 'structure-changed-meanwhile',
    })
    await change(one?._id ?? '', 'up', true)
    expect((await tree()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id))
  })

  test('a module takes the place of one further away, and those in between move by one', async () => {
    const before = await tree()
    const free = before.filter(({ acts }) => acts.includes('up') || acts.includes('down'))
    const ids = free.map(({ _id }) => _id)
    expect(ids.length).toBeGreaterThan(2)
    const [near = '', far = ''] = [ids[0], ids.at(-1)]
    const move = async (id: string, act: 'up' | 'down', to: string) => {
      const { seen } = await office.does(structure.preview, { params: { id, act }, query: { to } })
      const body = { act, to, why: 'Sorrend', seen, lowers: true }
      // What was read of another place does not confirm this one.
      const other = { ...body, to: undefined }
      expect(await office.refused(structure.change, { params: { id }, body: other })).toMatchObject({
        code: 'structure-changed-meanwhile',
      })
      await office.does(structure.change, { params: { id }, body })
    }
    const orderOfFree = async () => (await tree()).map(({ _id }) => _id).filter((id) => ids.includes(id))
    await move(near, 'down', far)
    expect(await orderOfFree()).toEqual([...ids.slice(1), near])
    await move(near, 'up', ids[1] ?? '')
    expect((await tree()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id))
    await expectSameAsDatabase()
  })

  test.each(['first', 'itself', 'the wrong side', 'nothing that is there'])(
    'no module takes the place of %s',
    async (which) => {
      const ids = (await tree())
        .filter(({ acts }) => acts.includes('up') || acts.includes('down'))
        .map(({ _id }) => _id)
      const [one = '', two = ''] = ids
      const to = { first, itself: two, 'the wrong side': one }[which] ?? idOf('no module')
      const asked = { params: { id: two, act: 'down' as const }, query: { to } }
      expect(await office.refused(structure.preview, asked)).toMatchObject({
        code: 'structure-changed-meanwhile',
      })
    },
  )

  test('is changed by the office alone: editors write, and readers read', async () => {
    const params = { id: second }
    expect(
      await editor.refused(structure.change, {
        params,
        body: { act: 'bonus', why: 'x', seen: '', lowers: true },
      }),
    ).toMatchObject({ code: 'full-access-needed' })
    for (const { acts } of (await editor.does(authoring.tree)).modules) expect(acts).toEqual([])
    expect(await as(anna).refused(structure.preview, { params: { ...params, act: 'bonus' } })).toMatchObject({
      code: 'not-allowed',
    })
  })
})

test('the last required module stays required', async () => {
  const ids = (await tree()).filter(({ extra }) => !extra).map(({ _id }) => _id)
  for (const id of ids.slice(1)) await change(id, 'bonus', true)
  expect(await office.refused(structure.preview, { params: { id: first, act: 'bonus' } })).toMatchObject({
    code: 'last-required-module',
  })
  for (const id of ids.slice(1)) await change(id, 'required', true)
  await expectSameAsDatabase()
})

test('lessons are read in their new order, and what is done stays done', async () => {
  const lessons = async () =>
    (await progressOf(bence)).lessons
      .filter(({ module }) => module === first)
      .map(({ id, done }) => ({ id, done }))
  const before = await lessons()
  const was = (
    await db.selectFrom('lesson').select('id').where('module_id', '=', first).orderBy('position').execute()
  ).map(({ id }) => id)
  const order = (body: { before: string[]; lessons: string[] }, by = editor) =>
    by.call(structure.orderLessons, { params: { id: first }, body })
  expect((await order({ before: was, lessons: was.toReversed() })).status).toBe(200)
  expect(await lessons()).toEqual(before.toReversed())
  for (const wrong of [was.slice(1), [...was, third]])
    expect((await order({ before: was.toReversed(), lessons: wrong })).body).toMatchObject({
      code: 'structure-changed-meanwhile',
    })
  expect((await order({ before: was, lessons: [...was.slice(1), was[0] ?? ''] })).body).toMatchObject({
    code: 'structure-changed-meanwhile',
  })
  expect((await order({ before: was.toReversed(), lessons: was })).status).toBe(200)
  expect(await lessons()).toEqual(before)
})

describe('at the same moment', () => {
  test('a preview that is no longer true changes nothing', async () => {
    const { seen } = await preview(second, 'bonus')
    await finish(await enter(), first)
    expect((await changing(second, 'bonus', seen, true)).body).toMatchObject({
      code: 'structure-changed-meanwhile',
    })
  })

  test('fifty confirm one preview: it is done once', async () => {
    const numberOf = async () =>
      (await office.does(authoring.thing, { params: { id: third } })).published?.number ?? 0
    const before = await numberOf()
    const { seen } = await preview(third, 'bonus')
    const replies = await Promise.all(Array.from({ length: 50 }, () => changing(third, 'bonus', seen, true)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await numberOf()).toBe(before + 1)
    await change(third, 'required', true)
  })

  test('a module is retired, its exam begun and its lesson finished: nobody begins what is gone', async () => {
    const students = await Promise.all(Array.from({ length: 12 }, () => enter()))
    const fourth = moduleAt(4)
    await change(fourth, 'bonus', true)
    const { seen } = await preview(fourth, 'retire')
    const [retired, ...others] = await Promise.all([
      changing(fourth, 'retire', seen, true),
      ...students
        .slice(0, 6)
        .map((student) => as(student).call(exam.start, { body: { moduleId: fourth, platform: 'WEB' } })),
      ...students.slice(6).map((student) => finish(student, fourth)),
    ])
    const begun = others.filter(({ status }) => status === 200).length
    // What was begun before it makes the preview untrue.
    expect(begun === 0).toBe(retired?.status === 200)
    const shown = await Promise.all(
      students.map(async (student) => (await progressOf(student)).modules.some(({ id }) => id === fourth)),
    )
    if (retired?.status === 200) expect(shown).not.toContain(true)
    await change(fourth, retired?.status === 200 ? 'reinstate' : 'retire', true)
    await expectSameAsDatabase()
  })

  test('an exam that had begun when its module was retired is finished', async () => {
    const student = await enter()
    const fifth = moduleAt(5)
    await change(fifth, 'bonus', true)
    const attempt = await begin(student, 5)
    await change(fifth, 'retire', true)
    expect((await as(student).does(exam.submit, { params: { id: attempt } })).receipt).not.toBeNull()
    expect((await progressOf(student)).modules.some(({ id }) => id === fifth)).toBe(true)
  })
})

test('a certificate that goes out of date is counted as a loss', async () => {
  const { completeCourse, download } = await certificatesOf(rajt)
  const holder = await enter()
  await completeCourse(holder)
  const required = (await tree()).find(({ extra, state }) => !extra && state === 'published')?._id ?? ''
  const { losing } = await preview(required, 'bonus')
  await download(holder)
  expect(await preview(required, 'bonus')).toMatchObject({ outdates: 1, losing: losing + 1 })
})
