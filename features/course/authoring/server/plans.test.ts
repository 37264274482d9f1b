import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { course } from '#course/course/calls.ts'
import type { LessonContent } from '#course/course/content.ts'
import { days, hours, later, minutes, seconds } from '#platform/server/clock.ts'
import { fromBudapest } from '#platform/web/budapest-time.ts'
import { breakingOf } from '#testing/server/break-rows.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'
import type { Draft, Plan } from '../content-parts.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter, pool } = rajt
const { breakRows, mend } = breakingOf(rajt)
const office = as(gabor)
const editor = as(await enter({ role: 'OFFICE', university: null, officeScope: 'EDITOR' }))
const reader = as(await enter({ role: 'OFFICE', university: null, officeScope: 'READER' }))

const run = () => workersOf(rajt)['publish-planned']({})
const thing = (id: string) => office.does(authoring.thing, { params: { id } })
const lessonAt = async (module: number, lesson: number) =>
  (await office.does(authoring.tree)).modules[module]?.lessons[lesson]?._id ?? ''
async function retitled(id: string, title: string): Promise<Draft> {
  const { published } = await thing(id)
  const content = published?.written.content as LessonContent
  return { kind: 'lesson', content: { ...content, hu: { ...content.hu, title } } }
}
const save = (id: string, written: Draft, revision: number, by = office) =>
  by.call(authoring.save, { params: { id }, body: { written, revision } })
/** A lesson with a draft of that title; its first revision. */
async function drafted(module: number, lesson: number, title: string): Promise<string> {
  const id = await lessonAt(module, lesson)
  expect((await save(id, await retitled(id, title), 0)).status).toBe(200)
  return id
}
const inHours = (count: number) => later(clock.now(), hours(count)).toISOString()
const planning = (ids: readonly string[], at: string, by = office) =>
  by.call(publishingPlan.add, {
    body: { things: ids.map((id) => ({ id, revision: 1 })), why: 'Új félév', asksAgain: false, at },
  })
async function plan(ids: readonly string[], at = inHours(2)): Promise<Plan> {
  const { status, body } = await planning(ids, at)
  expect(status).toBe(200)
  return body as Plan
}
const plans = async () => (await office.does(publishingPlan.list)).plans
const cancel = (id: string, by = office) => by.call(publishingPlan.cancel, { params: { id } })
const titleOf = async (id: string) => (await as(anna).does(course.lesson, { params: { id } })).lesson.title

describe('a plan', () => {
  test('publishes what was planned at its time, and not before', async () => {
    const one = await drafted(0, 0, 'Később jelenik meg')
    const two = await drafted(0, 1, 'Ez is')
    const made = await plan([one, two])
    expect(made).toMatchObject({ status: 'PLANNED', why: 'Új félév', plannedBy: { surname: gabor.surname } })
    expect(made.things.map(({ title }) => title).toSorted()).toEqual(['Ez is', 'Később jelenik meg'])
    expect(await thing(one)).toMatchObject({ plan: { _id: made._id }, can: { publish: false } })
    const [module] = (await office.does(authoring.tree)).modules
    expect(module?.lessons[0]).toMatchObject({ plannedFor: made.at, state: 'changed' })
    await run()
    expect(await titleOf(one)).not.toBe('Később jelenik meg')
    clock.pass(hours(2))
    await run()
    expect([await titleOf(one), await titleOf(two)]).toEqual(['Később jelenik meg', 'Ez is'])
    expect(await thing(one)).toMatchObject({
      draft: null,
      plan: null,
      versions: [{ number: 2, why: 'Új félév', publishedBy: { surname: gabor.surname } }, { number: 1 }],
    })
    expect(await plans()).toEqual([])
    await run()
    expect((await thing(one)).versions).toHaveLength(2)
  })

  test('keeps its drafts as they are until it is cancelled', async () => {
    const id = await drafted(0, 2, 'Várakozik')
    const { _id, at } = await plan([id])
    const planned = { code: 'draft-planned', detail: { at } }
    expect((await save(id, await retitled(id, 'Más'), 1)).body).toMatchObject(planned)
    expect(await office.refused(authoring.discard, { params: { id } })).toMatchObject(planned)
    const body = { things: [{ id, revision: 1 }], why: 'Most', asksAgain: false }
    expect(await office.refused(authoring.publish, { body })).toMatchObject(planned)
    expect((await planning([id], inHours(5))).body).toMatchObject(planned)
    expect((await cancel(_id)).status).toBe(200)
    expect((await cancel(_id)).status).toBe(200)
    expect((await save(id, await retitled(id, 'Más'), 1)).body).toMatchObject({ revision: 2 })
    clock.pass(hours(3))
    await run()
    expect(await thing(id)).toMatchObject({ published: { number: 1 }, draft: { revision: 2 } })
    await office.does(authoring.discard, { params: { id } })
  })

  test('keeps its drafts in the database too, whatever a process does', async () => {
    const id = await drafted(0, 2, 'Zárolt')
    const { _id } = await plan([id])
    await expect(
      db.updateTable('content_draft').set({ revision: 2 }).where('thing_id', '=', id).execute(),
    ).rejects.toMatchObject({ constraint: 'a_planned_draft_stays_as_it_is' })
    await expect(db.deleteFrom('content_draft').where('thing_id', '=', id).execute()).rejects.toThrow(
      'planned_draft',
    )
    await cancel(_id)
    await office.does(authoring.discard, { params: { id } })
  })

  test('is moved to another time', async () => {
    const id = await drafted(3, 2, 'Áthelyezett')
    const { _id } = await plan([id])
    const at = inHours(10)
    const moving = { params: { id: _id }, body: { at } }
    expect(await office.does(publishingPlan.move, moving)).toMatchObject({ at, status: 'PLANNED' })
    clock.pass(hours(3))
    await run()
    expect((await thing(id)).published?.number).toBe(1)
    clock.pass(hours(8))
    await run()
    expect((await thing(id)).published?.number).toBe(2)
    expect(await office.refused(publishingPlan.move, moving)).toMatchObject({ code: 'plan-over' })
    expect((await cancel(_id)).body).toMatchObject({ code: 'plan-over' })
  })

  test.each([
    ['a time that is over', () => later(clock.now(), -minutes(1))],
    ['now', () => clock.now()],
    ['a time after the semester', () => later(clock.now(), days(3000))],
  ])('for %s is refused', async (_, at) => {
    const id = await drafted(1, 0, 'Rosszkor')
    expect((await planning([id], at().toISOString())).body).toMatchObject({ code: 'plan-time-wrong' })
    await office.does(authoring.discard, { params: { id } })
  })

  test('of a draft that is not whole, was changed or is not there is refused', async () => {
    const id = await drafted(1, 0, '')
    expect((await planning([id], inHours(1))).body).toMatchObject({ code: 'draft-not-whole' })
    await save(id, await retitled(id, 'Egész'), 1)
    expect((await planning([id], inHours(1))).body).toMatchObject({ code: 'draft-changed-meanwhile' })
    expect((await planning([randomUUID()], inHours(1))).body).toMatchObject({ code: 'not-found' })
    expect(await plans()).toEqual([])
    await office.does(authoring.discard, { params: { id } })
  })
})

test('an editor plans, a reader reads, and a student sees nothing of it', async () => {
  const id = await drafted(1, 1, 'Szerkesztőé')
  expect((await planning([id], inHours(1), reader)).body).toMatchObject({ code: 'full-access-needed' })
  expect((await planning([id], inHours(1), as(anna))).body).toMatchObject({ code: 'not-allowed' })
  const { body } = await planning([id], inHours(1), editor)
  const { _id } = body as Plan
  expect((await reader.does(publishingPlan.list)).plans).toMatchObject([{ _id }])
  expect((await cancel(_id, reader)).body).toMatchObject({ code: 'full-access-needed' })
  expect(await as(anna).refused(publishingPlan.list)).toMatchObject({ code: 'not-allowed' })
  expect((await cancel(_id, editor)).status).toBe(200)
  await office.does(authoring.discard, { params: { id } })
})

test('what can no longer be published fails as a whole, loses nothing and is told to who planned it', async () => {
  const one = await drafted(2, 0, 'Első fele')
  const lesson = await lessonAt(2, 1)
  const question = await office.does(authoring.add, {
    body: { module: (await thing(lesson)).module, written: questionOf(lesson) },
  })
  await plan([one, question._id])
  const { module } = await thing(await lessonAt(3, 0))
  const { module: own } = await thing(lesson)
  // No act moves a lesson to another module; this is what the rule is there for.
  await pool.query('update lesson set module_id = $1, position = 99 where id = $2', [module, lesson])
  clock.pass(hours(2))
  await run()
  await pool.query('update lesson set module_id = $1, position = 2 where id = $2', [own, lesson])
  const [failed] = await plans()
  expect(failed).toMatchObject({ status: 'FAILED', problem: expect.stringContaining('hiányzik') })
  expect(await thing(one)).toMatchObject({ published: { number: 1 }, draft: { revision: 1 }, plan: null })
  const letters = (await rajt.mails(gabor.email)).filter(({ template }) => template === 'plan-failed')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('Első fele')
  await run()
  expect((await cancel(failed?._id ?? '')).status).toBe(200)
  expect(await plans()).toEqual([])
  for (const id of [one, question._id]) await office.does(authoring.discard, { params: { id } })
})

describe('at the same moment', () => {
  test('a draft is planned and saved: one of both is refused, and what is published was planned', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await drafted(3, 0, `Kör ${round}`)
      const written = await retitled(id, 'Közben írt')
      const [planned, saved] = await Promise.all([planning([id], inHours(1)), save(id, written, 1)])
      expect([planned.status, saved.status].toSorted()).toEqual([200, 409])
      if (planned.status === 200) await cancel((planned.body as Plan)._id)
      await office.does(authoring.discard, { params: { id } })
    }
  })

  test('fifty plan the same draft: one plan is made', async () => {
    const id = await drafted(3, 1, 'Egy terv')
    const replies = await Promise.all(Array.from({ length: 50 }, () => planning([id], inHours(1))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await plans()).toHaveLength(1)
    for (const { _id } of await plans()) await cancel(_id)
    await office.does(authoring.discard, { params: { id } })
  })

  test('the job runs eight times: the draft is published once', async () => {
    const id = await drafted(4, 0, 'Egyszer')
    await plan([id], inHours(1))
    clock.pass(hours(1))
    await Promise.all(Array.from({ length: 8 }, run))
    expect((await thing(id)).versions).toHaveLength(2)
  })

  test('the plan is cancelled and carried out: it is one of both', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await drafted(4, 1, `Vissza ${round}`)
      const { _id } = await plan([id], inHours(1))
      const before = (await thing(id)).versions.length
      clock.pass(hours(1))
      const [cancelled] = await Promise.all([cancel(_id), run()])
      const { versions, draft } = await thing(id)
      expect(versions).toHaveLength(cancelled.status === 200 ? before : before + 1)
      expect(draft === null).toBe(cancelled.status !== 200)
      if (draft) await office.does(authoring.discard, { params: { id } })
    }
  })
})

test('a job that is killed in the middle leaves all of its plan for the next minute', async () => {
  const one = await drafted(5, 0, 'Megszakadt')
  const two = await drafted(5, 1, 'Ez is megszakadt')
  await plan([one, two], inHours(1))
  clock.pass(hours(1))
  const last = [one, two].toSorted().at(-1)
  await breakRows('content_version', 'insert', `new.thing_id = '${last}'`)
  await expect(run()).rejects.toThrow('broken')
  expect(await thing(one)).toMatchObject({ published: { number: 1 }, plan: { status: 'PLANNED' } })
  await mend()
  await run()
  expect([(await thing(one)).published?.number, (await thing(two)).published?.number]).toEqual([2, 2])
})

test('for the hour that October repeats publishes in the first of both', async () => {
  const id = await drafted(1, 2, 'Két óra között')
  const at = fromBudapest('2040-10-28T02:30')
  expect(at).toBe('2040-10-28T00:30:00.000Z')
  await plan([id], at ?? '')
  clock.set(new Date('2040-10-28T00:29:59Z'))
  await rajt.renew(gabor)
  await run()
  expect((await thing(id)).published?.number).toBe(1)
  clock.pass(seconds(1))
  await run()
  expect((await thing(id)).published?.number).toBe(2)
})

function questionOf(lesson: string): Draft {
  const texts = { options: ['egy', 'kettő'], matches: [], unit: '', why: 'Mert ez az.' }
  return {
    kind: 'question',
    content: {
      kind: 'single',
      points: 1,
      level: 'recall',
      lesson,
      validUntil: null,
      correct: [1],
      number: null,
      hu: { ...texts, prompt: 'Melyik szám jön most?' },
      en: { ...texts, options: ['one', 'two'], prompt: 'Which number is next?' },
    },
  }
}
