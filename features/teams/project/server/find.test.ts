import { expect, test } from 'vitest'
import { terms } from '#programme/terms/calls.ts'
import { mentor } from '#teams/mentor/calls.ts'
import { anna, emese, ferenc, gabor, hanna } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { renamingOf } from '#testing/server/renaming.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { described, teamsOf } from '#testing/server/teams.ts'
import { project } from '../calls.ts'

const rajt = await buildTestRajt()
const { rename } = renamingOf(rajt)
const { as, db, clock } = rajt
const { publish, applied, accept } = teamsOf(rajt)
const early = await as(anna).refused(project.find, { query: {} })
const { enter } = await beginSecond(rajt)
const [focus = '', otherFocus = ''] = (
  await as(gabor).does(terms.list, { params: { kind: 'focus' } })
).terms.map(({ _id }) => _id)

async function published(name: string, traits: Partial<Person> = {}, focuses: string[] = []) {
  clock.pass(1_000)
  const owner = await enter(traits)
  const { project: made } = await as(owner).does(project.create, { body: { ...described(name), focuses } })
  await as(owner).does(project.publish, { body: { ...described(name), focuses, revision: made.revision } })
  return { owner, id: made._id }
}
const all = (query: object, who: Person = gabor) => as(who).does(project.find, { query })
const names = async (query: object, who?: Person) => (await all(query, who)).projects.map(({ name }) => name)

const first = await published('Mosásidő', { surname: 'Őrsi', firstname: 'Ödön', university: 'szte' }, [focus])
const second = await published('Kölcsönpolc', { university: 'bme' }, [otherFocus, focus])
const third = await published('Első busz', { university: 'szte' })

test('finding projects is refused in a first semester', () => expect(early.code).toBe('wrong-semester'))

test('the list shows published projects, newest first, to everybody who has the page', async () => {
  const drafting = await enter()
  await as(drafting).does(project.create, { body: described('Vázlat') })
  for (const who of [gabor, emese, ferenc, hanna, drafting])
    expect(await names({}, who)).toEqual(['Első busz', 'Kölcsönpolc', 'Mosásidő'])
  const { projects, allCount, pagination } = await all({})
  expect(projects.at(-1)).toEqual({
    _id: first.id,
    name: 'Mosásidő',
    shortDescription: 'Mosásidő, röviden',
    focuses: [focus],
    _owner: { _id: first.owner.id, surname: 'Őrsi', firstname: 'Ödön', fullName: 'Őrsi Ödön' },
    university: 'szte',
    remainingSeats: 2,
    isComplete: false,
    hasMentor: false,
    publishedAt: expect.any(String),
  })
  expect({ allCount, pagination }).toEqual({
    allCount: 3,
    pagination: { totalCount: 3, pageCount: 1, pageNumber: 1 },
  })
})

test.each([
  ['by its name', { search: 'kolcson' }, ['Kölcsönpolc']],
  ['by its short description', { search: 'RÖVIDEN busz' }, ['Első busz']],
  ['by its owner, in any order and without accents', { search: 'odon orsi' }, ['Mosásidő']],
  ['by nothing else of its owner', { search: 'test.example' }, []],
  ['by the university of its owner', { universities: 'szte' }, ['Első busz', 'Mosásidő']],
  ['by any of several universities', { universities: 'szte,bme' }, ['Első busz', 'Kölcsönpolc', 'Mosásidő']],
  ['by a focus', { focuses: focus }, ['Kölcsönpolc', 'Mosásidő']],
  ['by any of several focuses', { focuses: `${otherFocus},${focus}` }, ['Kölcsönpolc', 'Mosásidő']],
])('the list finds a project %s', async (_, query, found) => expect(await names(query)).toEqual(found))

test('the list finds an owner by the name they have now', async () => {
  await rename(third.owner, { surname: 'Átnevezett', firstname: 'Vera' })
  expect(await names({ search: 'vera atnevezett' })).toEqual(['Első busz'])
})

test('the filters leave out projects that are full, complete or have a mentor', async () => {
  expect(await names({ needs: 'MEMBER,MENTOR' })).toEqual(['Első busz', 'Kölcsönpolc', 'Mosásidő'])
  for (let n = 0; n < 2; n++) await accept(first.owner, await applied(await enter(), first.id))
  await db.updateTable('project').set({ is_complete: true }).where('id', '=', second.id).execute()
  const { semester_id } = await db
    .selectFrom('project')
    .select('semester_id')
    .where('id', '=', third.id)
    .executeTakeFirstOrThrow()
  const mentored = { project_id: third.id, semester_id, mentor_id: hanna.id, since: clock.now() }
  await db.insertInto('mentorship').values(mentored).execute()
  expect(await names({ needs: 'MEMBER' })).toEqual(['Első busz'])
  expect(await names({ needs: 'MENTOR' })).toEqual(['Kölcsönpolc', 'Mosásidő'])
  expect(await names({ needs: 'MEMBER,MENTOR' })).toEqual([])
  await db.deleteFrom('mentorship').execute()
  await db.updateTable('project').set({ is_complete: false }).execute()
})

test('the list refuses a value that no filter knows', async () => {
  for (const query of [{ needs: 'MONEY' }, { focuses: 'x' }, { universities: '../x' }, { pageNumber: '0' }])
    expect(await as(gabor).refused(project.find, { query: query as never })).toMatchObject({
      code: 'invalid-request',
    })
})

test('a coordinator sees of another university’s project the description and its owner’s name alone', async () => {
  const { owner, id } = await published('Tanár kell', { university: 'bme' })
  const member = await enter({ surname: 'Kanári', firstname: 'Kata', university: 'bme' })
  await accept(owner, await applied(member, id))
  const viewFor = (who: Person) => as(who).does(project.one, { params: { id } })
  const hidden = await viewFor(emese)
  expect(hidden).toMatchObject({ project: { problem: 'Este nincs hol mosni.', contact: null }, members: [] })
  expect(JSON.stringify([hidden, await all({}, emese)])).not.toMatch(/Kanári|csapat@projekt/)
  for (const who of [ferenc, gabor, await enter(), owner, member])
    expect(await viewFor(who)).toMatchObject({
      project: { contact: 'csapat@projekt.example' },
      members: [{ _id: owner.id }, { _id: member.id, surname: 'Kanári' }],
    })
})

test('a mentor sees the contact once their own profile is published', async () => {
  const id = await publish(await enter())
  const contact = async () => (await as(hanna).does(project.one, { params: { id } })).project.contact
  expect(await contact()).toBeNull()
  const fields = {
    contactEmail: 'm@test.example',
    phone: '',
    facebook: '',
    linkedin: '',
    website: '',
    biography: 'Két cég.',
    title: 'Alapító',
    specializations: [],
    focuses: [],
    firstLanguage: 'hu' as const,
    secondLanguage: null,
  }
  await as(hanna).does(mentor.save, { body: { ...fields, publish: true } })
  expect(await contact()).toBe('csapat@projekt.example')
  await as(hanna).does(mentor.unpublish)
  expect(await contact()).toBeNull()
})
