import { expect, test } from 'vitest'
import { terms } from '#programme/terms/calls.ts'
import { project } from '#teams/project/calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { disable } from '#testing/server/disable.ts'
import { onePagersOf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { described, teamsOf } from '#testing/server/teams.ts'
import { introduction } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, app } = rajt
const { publish: publishProject, applied, accept } = teamsOf(rajt)
const first = await as(anna).refused(introduction.mine)
const { ready, handIn } = await onePagersOf(rajt)
const author = await ready({ surname: 'Szerző' })
await handIn(author)
const { enter } = await beginSecond(rajt)
await db
  .insertInto('onboarding')
  .values({ account_id: author.id, semester_key: '2040-41-2', at: rajt.clock.now() })
  .execute()
const focuses = (await as(gabor).does(terms.list, { params: { kind: 'focus' } })).terms.map(({ _id }) => _id)

const fields = (own: object = {}) => ({
  oneLiner: 'Programozok és kérdezek.',
  introduction: 'Két éve írok programokat.',
  facebook: '',
  linkedin: 'https://www.linkedin.com/in/valaki',
  focuses: focuses.slice(0, 2),
  showsOnePager: false,
  ...own,
})
const introduce = (who: Person, own: object = {}) => as(who).does(introduction.publish, { body: fields(own) })
async function owner() {
  const one = await enter()
  return { one, id: await publishProject(one) }
}
const found = async (who: Person, own: object = {}) =>
  (await as(who).does(introduction.find, { body: own as never })).members

test('there are no introductions in a first semester', () => expect(first.code).toBe('wrong-semester'))

test('an introduction is saved without being seen, published, and hidden again', async () => {
  const { one: looking } = await owner()
  const student = await enter({ surname: 'Rejtett' })
  expect(await as(student).does(introduction.mine)).toEqual({
    fields: null,
    isPublished: false,
    isInTeam: false,
  })
  await as(student).does(introduction.save, { body: fields() })
  expect(await found(looking, { search: 'rejtett' })).toEqual([])
  expect(await introduce(student)).toEqual({ fields: fields(), isPublished: true, isInTeam: false })
  expect(await found(looking, { search: 'rejtett' })).toMatchObject([
    { _id: student.id, links: ['https://www.linkedin.com/in/valaki'], closedBy: null, hasOnePager: false },
  ])
  await as(student).does(introduction.save, { body: fields({ oneLiner: 'Más.' }) })
  expect(await found(looking, { search: 'rejtett' })).toMatchObject([{ oneLiner: 'Más.' }])
  for (let n = 0; n < 2; n++)
    expect(await as(student).does(introduction.withdraw)).toMatchObject({ isPublished: false })
  expect(await found(looking, { search: 'rejtett' })).toEqual([])
  const acts = await db
    .selectFrom('audit')
    .select('act')
    .where('subject_id', '=', student.id)
    .where('act', 'like', 'introduction-%')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['introduction-published', 'introduction-withdrawn'])
})

test('an introduction is found by name, focus and type, by owners alone', async () => {
  const { one: looking } = await owner()
  const [cto, pm] = [
    await enter({ surname: 'Őrsi', personality: 'CTO' }),
    await enter({ surname: 'Őrsi', personality: 'PM' }),
  ]
  await introduce(cto)
  await introduce(pm, { focuses: focuses.slice(3, 4) })
  const ids = async (own: object) => (await found(looking, { search: 'orsi', ...own })).map(({ _id }) => _id)
  expect((await ids({})).toSorted()).toEqual([cto.id, pm.id].toSorted())
  expect(await ids({ personalities: ['PM'] })).toEqual([pm.id])
  expect(await ids({ focuses: focuses.slice(0, 1) })).toEqual([cto.id])
  expect(await as(looking).does(introduction.one, { params: { id: cto.id } })).toMatchObject({ _id: cto.id })
  for (const call of [introduction.find, introduction.one, introduction.onePager] as const)
    expect(await as(cto).refused(call, { params: { id: pm.id }, body: {} } as never)).toMatchObject({
      code: 'not-owner',
    })
  await disable(db, cto, rajt.clock.now())
  expect(await ids({})).toEqual([pm.id])
})

test('an introduction is found by its words and its focuses’ names in both languages, folded', async () => {
  const { one: looking } = await owner()
  const student = await enter({ surname: 'Adatos' })
  const [focus] = (await as(looking).does(terms.list, { params: { kind: 'focus' } })).terms
  await introduce(student, {
    oneLiner: 'Ötleteket faragok adatokból.',
    introduction: 'Űrkutatással foglalkoztam.',
    focuses: [focus?._id],
  })
  for (const search of ['adatokbol', 'URKUTATAS adatos', 'Ötletek', focus?.hu, focus?.en])
    expect((await found(looking, { search })).map(({ _id }) => _id)).toContain(student.id)
  await as(student).does(introduction.save, {
    body: fields({ oneLiner: 'Rajzolok.', introduction: 'Könyveket.', focuses: [] }),
  })
  expect(await found(looking, { search: 'adatokbol' })).toEqual([])
  expect((await found(looking, { search: focus?.hu })).map(({ _id }) => _id)).not.toContain(student.id)
})

test('an introduction is filtered by university and by spoken language, and follows both', async () => {
  const { one: looking } = await owner()
  const student = await enter({ surname: 'Nyelves', university: 'elte' })
  await introduce(student)
  const seen = async (own: object) =>
    (await found(looking, { search: 'nyelves', ...own })).map(({ _id }) => _id)
  expect(await seen({ universities: ['elte', 'bme'] })).toEqual([student.id])
  expect(await seen({ universities: ['bme'] })).toEqual([])
  expect(await seen({ languages: ['sk'] })).toEqual([])
  const moved = { university_id: 'bme', first_language: 'hu', second_language: 'sk' } as const
  await db.updateTable('account').set(moved).where('id', '=', student.id).execute()
  expect(await seen({ universities: ['bme'], languages: ['de', 'sk'] })).toEqual([student.id])
  expect(await seen({ languages: ['de'] })).toEqual([])
})

test('a term that is renamed is found by its new words', async () => {
  const { one: looking } = await owner()
  const student = await enter({ surname: 'Átnevezett' })
  const made = await db
    .insertInto('term')
    .values({ kind: 'focus', hu: 'Mosógépipar', en: 'Laundry industry' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await introduce(student, { focuses: [made.id] })
  expect(await found(looking, { search: 'mosogepipar' })).toHaveLength(1)
  await db.updateTable('term').set({ hu: 'Textiltisztítás' }).where('id', '=', made.id).execute()
  expect(await found(looking, { search: 'mosogepipar' })).toEqual([])
  expect(await found(looking, { search: 'textiltisztitas' })).toHaveLength(1)
})

test('an introduction is hidden at once when its student joins a team or has a project', async () => {
  const { one: looking, id } = await owner()
  const [joining, creating] = [await enter(), await enter()]
  await introduce(joining)
  await introduce(creating)
  await accept(looking, await applied(joining, id))
  await as(creating).does(project.create, { body: described('Saját') })
  for (const one of [joining, creating]) {
    expect(await as(looking).refused(introduction.one, { params: { id: one.id } })).toMatchObject({
      code: 'not-found',
    })
    expect(await as(one).does(introduction.mine)).toMatchObject({ isPublished: false, isInTeam: true })
    expect(await as(one).refused(introduction.publish, { body: fields() })).toMatchObject({
      code: 'in-a-team-yourself',
    })
  }
})

test('an introduction says why its student cannot be invited', async () => {
  const { one: looking, id } = await owner()
  const [asked, applying, declining] = [await enter(), await enter(), await enter()]
  for (const one of [asked, applying, declining]) await introduce(one)
  const closedBy = async (one: Person) =>
    (await as(looking).does(introduction.one, { params: { id: one.id } })).closedBy
  expect(await closedBy(asked)).toBeNull()
  await as(looking).does(invitation.invite, { params: { id: asked.id } })
  await applied(applying, id)
  const { _id } = await as(looking).does(invitation.invite, { params: { id: declining.id } })
  await as(declining).does(invitation.decline, { params: { id: _id } })
  expect(await closedBy(asked)).toBe('invitation-pending')
  expect(await closedBy(applying)).toBe('applied-already')
  expect(await closedBy(declining)).toBe('invitation-declined')
  const often = await enter()
  await introduce(often)
  for (let n = 0; n < 4; n++) {
    const sent = await as(looking).does(invitation.invite, { params: { id: often.id } })
    await as(looking).does(invitation.withdraw, { params: { id: sent._id } })
  }
  expect(await closedBy(often)).toBe('invitations-spent')
  expect(await as(looking).refused(invitation.invite, { params: { id: often.id } })).toMatchObject({
    code: 'invitations-spent',
  })
  const draft = await enter()
  await as(draft).does(project.create, { body: described('Vázlat') })
  expect(await as(draft).does(introduction.one, { params: { id: asked.id } })).toMatchObject({
    closedBy: 'project-not-published',
  })
})

test('whoever has published nothing, or has hidden it, is not invited and not named; an applicant is known', async () => {
  const { one: looking, id } = await owner()
  const [silent, hidden, applicant] = [await enter(), await enter(), await enter()]
  await as(silent).does(introduction.save, { body: fields() })
  await introduce(hidden)
  await as(hidden).does(introduction.withdraw)
  for (const one of [silent, hidden])
    expect(await as(looking).refused(invitation.invite, { params: { id: one.id } })).toMatchObject({
      code: 'not-found',
    })
  await applied(applicant, id)
  expect(await as(looking).refused(invitation.invite, { params: { id: applicant.id } })).toMatchObject({
    code: 'applied-already',
  })
  await introduce(hidden)
  expect(await as(looking).does(invitation.invite, { params: { id: hidden.id } })).toMatchObject({
    _member: { _id: hidden.id },
  })
})

test('whoever is in a team is told so of themselves when they accept an invitation that still waits', async () => {
  const [{ one: looking }, { one: other, id: joined }] = [await owner(), await owner()]
  const member = await enter()
  await introduce(member)
  const { _id } = await as(looking).does(invitation.invite, { params: { id: member.id } })
  const application = await applied(member, joined)
  await accept(other, application)
  const over = await as(member).refused(invitation.accept, { params: { id: _id } })
  expect(over).toMatchObject({
    code: 'team-invitation-not-pending',
    detail: { status: 'VOID', reason: 'joined-another-team' },
  })
  // As nothing of the product leaves one behind.
  const waiting = { status: 'PENDING', void_reason: null, closed_at: null } as const
  const ended = await db
    .selectFrom('team_request')
    .select(['status', 'void_reason', 'closed_at'])
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  const leave = (values: typeof waiting | typeof ended) =>
    db.updateTable('team_request').set(values).where('id', '=', _id).execute()
  await leave(waiting)
  expect(await as(member).refused(invitation.accept, { params: { id: _id } })).toMatchObject({
    status: 409,
    code: 'in-a-team-yourself',
  })
  await leave(ended)
})

test('an introduction lets owners read a one-pager where its student allows it, with a line for each reading', async () => {
  const { one: looking } = await owner()
  await introduce(author)
  const read = async () =>
    app.inject({
      url: `/api/find-member/${author.id}/one-pager`,
      headers: { authorization: `Bearer ${looking.token}` },
    })
  expect((await read()).statusCode).toBe(404)
  await introduce(author, { showsOnePager: true })
  expect(await as(looking).does(introduction.one, { params: { id: author.id } })).toMatchObject({
    hasOnePager: true,
  })
  expect((await read()).headers['content-type']).toBe('application/pdf')
  const lines = await db
    .selectFrom('audit')
    .select('actor_id')
    .where('act', '=', 'one-pager-read-by-owner')
    .where('actor_id', '=', looking.id)
    .execute()
  expect(lines).toHaveLength(1)
})

test.each([
  ['oneLiner', ''],
  ['oneLiner', 'x'.repeat(141)],
  ['introduction', ' '],
  ['introduction', 'x'.repeat(1_501)],
  ['facebook', 'https://facebook.example/valaki'],
  ['linkedin', 'http://www.linkedin.com/in/valaki'],
  ['focuses', Array.from({ length: 6 }, () => crypto.randomUUID())],
])('an introduction refuses a %s such as %j', async (field, value) => {
  const student = await enter()
  for (const call of [introduction.save, introduction.publish])
    expect(await as(student).refused(call, { body: fields({ [field]: value }) })).toMatchObject({
      fields: { [field]: {} },
    })
  expect(await as(student).does(introduction.mine)).toMatchObject({ fields: null })
})

test('an introduction published while its student is accepted is not found afterwards', async () => {
  for (let n = 0; n < 5; n++) {
    const { one: looking, id } = await owner()
    const student = await enter()
    const sent = await applied(student, id)
    await Promise.all([
      as(student).call(introduction.publish, { body: fields() }),
      accept(looking, sent),
      as(student).call(introduction.publish, { body: fields() }),
    ])
    expect(await as(student).does(introduction.mine)).toMatchObject({ isPublished: false, isInTeam: true })
  }
})
