import { expect, test } from 'vitest'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { application } from '#teams/request/application-calls.ts'
import { type AnyReply, tally, times } from '#testing/server/at-once.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { described, teamsOf } from '#testing/server/teams.ts'
import { waitingForLocks } from '#testing/server/waiting-for-locks.ts'
import { project } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db } = rajt
const { publish, applied, accept, ownOf } = teamsOf(rajt)

const inFirst = [
  await as(anna).refused(project.mine),
  await as(anna).refused(project.create, { body: described('Korai') }),
]
const { enter, semester } = await beginSecond(rajt)

const focus = async () =>
  (
    await db
      .selectFrom('term')
      .select('id')
      .where('kind', '=', 'focus')
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id

test('there are no projects in a first semester', () =>
  expect(inFirst.map(({ code }) => code)).toEqual(['wrong-semester', 'wrong-semester']))

test('a project is created, saved and published, and from then on frozen', async () => {
  const owner = await enter()
  expect(await as(owner).does(project.mine)).toEqual({ view: null, teamsUntil: expect.any(String) })
  const created = await as(owner).does(project.create, {
    body: { ...described('Mosásidő'), problem: '', contact: '' },
  })
  expect(created).toMatchObject({
    project: { status: 'CREATED', revision: 1, remainingSeats: 2, _owner: { _id: owner.id } },
    members: [{ _id: owner.id, isOwner: true }],
    can: { save: true, dissolve: true },
  })
  const saved = await as(owner).does(project.saveDraft, {
    body: { ...described('Mosásidő+'), contact: '', revision: 1 },
  })
  expect(saved.project).toMatchObject({ status: 'DRAFT', revision: 2, name: 'Mosásidő+' })
  expect(
    await as(owner).refused(project.publish, { body: { ...described('x'), contact: '', revision: 2 } }),
  ).toMatchObject({ fields: { contact: { rule: 'required' } } })
  const published = await as(owner).does(project.publish, {
    body: { ...described('Mosásidő!'), revision: 2 },
  })
  expect(published).toMatchObject({
    project: { status: 'PUBLISHED', revision: 3, name: 'Mosásidő!' },
    can: { save: false },
  })
  for (const call of [project.saveDraft, project.publish])
    expect(await as(owner).refused(call, { body: { ...described('más'), revision: 3 } })).toMatchObject({
      status: 409,
      code: 'project-frozen',
    })
})

test('a tab with an older version does not overwrite a project, and is told what is saved', async () => {
  const owner = await enter()
  await as(owner).does(project.create, { body: described('Egyik') })
  await as(owner).does(project.saveDraft, { body: { ...described('Másik'), revision: 1 } })
  expect(
    await as(owner).refused(project.saveDraft, { body: { ...described('Régi'), revision: 1 } }),
  ).toMatchObject({ code: 'project-changed', detail: { name: 'Másik', revision: 2 } })
})

test('a draft is read by its owner alone, a published project by everybody', async () => {
  const [owner, other] = [await enter(), await enter()]
  const { project: made } = await as(owner).does(project.create, { body: described('Titok') })
  const params = { id: made._id }
  expect(await as(other).refused(project.one, { params })).toMatchObject({ code: 'not-found' })
  expect(await as(gabor).refused(project.one, { params })).toMatchObject({ code: 'not-found' })
  await as(owner).does(project.publish, { body: { ...described('Titok'), revision: 1 } })
  expect((await as(other).does(project.one, { params })).can).toEqual({ save: false, dissolve: false })
  await as(gabor).does(project.one, { params })
})

test('creating a project ends what its owner has asked of others (decision X12)', async () => {
  const [first, second] = [await enter(), await enter()]
  await applied(second, await publish(first))
  await publish(second)
  expect(await ownOf(second)).toMatchObject([{ status: 'CLOSED', closedBy: 'has-own-project' }])
})

test('a project is dissolved by an owner who is alone, who may then apply elsewhere', async () => {
  const [owner, waiting, other] = [await enter(), await enter(), await enter()]
  await applied(waiting, await publish(owner))
  await as(owner).does(project.dissolve, { body: {} })
  expect(await ownOf(waiting)).toMatchObject([{ status: 'CLOSED', closedBy: 'project-dissolved' }])
  expect(await as(owner).does(project.mine)).toMatchObject({ view: null })
  expect(await as(owner).refused(project.dissolve, { body: {} })).toMatchObject({ code: 'not-owner' })
  await applied(owner, await publish(other))
})

test('a project is not dissolved once somebody was accepted', async () => {
  const [owner, member] = [await enter(), await enter()]
  const id = await applied(member, await publish(owner))
  expect(await accept(owner, id)).toMatchObject({ status: 200, body: { remainingSeats: 1 } })
  expect(await as(owner).refused(project.dissolve, { body: {} })).toMatchObject({ code: 'project-has-team' })
  expect(await as(member).refused(project.create, { body: described('Másik') })).toMatchObject({
    code: 'in-a-team-yourself',
  })
})

test('a project that is created, saved and published again after a lost answer stays as it is', async () => {
  const owner = await enter()
  const body = described('Kétszer')
  const created = await as(owner).does(project.create, { body })
  expect(await as(owner).does(project.create, { body })).toEqual(created)
  const draft = { ...body, problem: 'Sokan várnak.', revision: 1 }
  const saved = await as(owner).does(project.saveDraft, { body: draft })
  expect(await as(owner).does(project.saveDraft, { body: draft })).toEqual(saved)
  const description = { ...body, problem: 'Mindenki vár.', revision: 2 }
  const published = await as(owner).does(project.publish, { body: description })
  rajt.clock.pass(1_000)
  expect(await as(owner).does(project.publish, { body: description })).toEqual(published)
  for (const other of [
    { ...description, contact: 'mas@projekt.example' },
    { ...description, focuses: [await focus()] },
  ])
    expect(await as(owner).refused(project.publish, { body: other })).toMatchObject({
      code: 'project-frozen',
    })
  expect(await as(owner).refused(project.create, { body })).toMatchObject({ code: 'in-a-team-yourself' })
})

test('a project created and published twenty times at once is made once, and each gets the same answer', async () => {
  const owner = await enter()
  const body = { ...described('Hússzor'), focuses: [await focus()] }
  const created = await times(20, () => as(owner).call(project.create, { body }))
  const published = await times(20, () => as(owner).call(project.publish, { body: { ...body, revision: 1 } }))
  for (const replies of [created, published]) {
    expect(tally(replies)).toEqual({ 200: 20 })
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
  }
  const acts = await db.selectFrom('audit').select('act').where('actor_id', '=', owner.id).execute()
  expect(acts.map(({ act }) => act).toSorted()).toEqual(['project-created', 'project-published'])
})

test('a project created twenty times at once is one', async () => {
  const owner = await enter()
  const replies = await times(20, (n) => as(owner).call(project.create, { body: described(`Ötlet ${n}`) }))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = replies.map(({ body }) => (body as { code?: string }).code).filter(Boolean)
  expect(new Set(codes)).toEqual(new Set(['in-a-team-yourself']))
})

test.each([
  ['published', 'PUBLISHED', 'Közzétett'],
  ['saved', 'DRAFT', 'Vázlat 0'],
])('a project saved and published at once keeps what came first: %s', async (_, status, name) => {
  const owner = await enter()
  await as(owner).does(project.create, { body: described('Ötlet') })
  const publish = () => as(owner).call(project.publish, { body: { ...described('Közzétett'), revision: 1 } })
  const save = (n: number) =>
    as(owner).call(project.saveDraft, { body: { ...described(`Vázlat ${n}`), revision: 1 } })
  const acts: ((n: number) => Promise<AnyReply>)[] =
    status === 'PUBLISHED' ? [publish, save, save] : [save, publish, save]
  const sent: Promise<AnyReply>[] = []
  await db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [owner.id])
    for (const act of acts) {
      sent.push(act(sent.length))
      await waitingForLocks(db, sent.length)
    }
  })
  expect((await Promise.all(sent)).map((reply) => reply.status)).toEqual([200, 409, 409])
  const { view } = await as(owner).does(project.mine)
  expect(view?.project).toMatchObject({ revision: 2, status, name })
})

test('a project changes nothing after the team deadline', async () => {
  const [owner, applicant] = [await enter(), await enter()]
  const id = await applied(applicant, await publish(owner))
  const late = await enter()
  await db
    .updateTable('semester')
    .set({ team_deadline: rajt.clock.now() })
    .where('id', '=', semester)
    .execute()
  await rajt.settled()
  expect(await as(late).does(project.mine)).toEqual({ view: null, teamsUntil: null })
  expect(await accept(owner, id)).toMatchObject({ status: 409, body: { code: 'team-deadline-passed' } })
  expect(await as(late).refused(project.create, { body: described('Késő') })).toMatchObject({
    code: 'team-deadline-passed',
  })
  expect(
    await as(late).refused(application.apply, {
      params: { id: (await as(owner).does(project.mine)).view?.project._id ?? '' },
      body: { motivation: 'Még beférek?' },
      files: { cv: null },
    }),
  ).toMatchObject({ code: 'team-deadline-passed' })
})
