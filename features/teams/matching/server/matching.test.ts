import { beforeEach, expect, test } from 'vitest'
import { profile } from '#people/profile/calls.ts'
import { hours, minutes } from '#platform/server/clock.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { mentor } from '#teams/mentor/calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { team } from '#teams/team/calls.ts'
import { times } from '#testing/server/at-once.ts'
import { disable } from '#testing/server/disable.ts'
import { matchingOf } from '#testing/server/matching.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { matching, SUGGESTED_MAX } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, db, clock, settled } = rajt
const { applied, accept, apply } = teamsOf(rajt)
const { ask, asked, accept: take, places } = mentoringOf(rajt)
const world = await matchingOf(rajt)
const { alone, enter, looking, owner, guide, members, projects, mentors, turn, focuses } = world
const [food = '', health = ''] = focuses
const shownIn = (all: readonly { shown: string }[]) => all.map(({ shown }) => shown)
const speaks = (who: Person, secondLanguage: 'en' | 'de' | null, firstLanguage: 'hu' | 'en' = 'hu') =>
  as(who).does(profile.saveSpoken, { body: { firstLanguage, secondLanguage } })

beforeEach(alone)

test('a student is suggested to a team with what speaks for them', async () => {
  const one = await owner({ personality: 'CTO', university: 'bme' }, [food, health])
  const student = await looking({ personality: 'PM', university: 'bme' }, [health])
  await speaks(one, 'en')
  await speaks(student, 'en')
  expect(await members(one)).toEqual([
    {
      shown: student.id,
      reasons: [
        { kind: 'TYPE', type: 'PM' },
        { kind: 'FOCUSES', focuses: [health] },
        { kind: 'LANGUAGES', languages: ['en'] },
        { kind: 'UNIVERSITY' },
      ],
    },
  ])
})

test('the reasons are those of the moment', async () => {
  const one = await owner({ personality: 'CTO', university: 'bme' }, [food])
  const student = await looking({ personality: 'PM', university: 'szte' }, [food])
  expect((await members(one))[0]?.reasons).toHaveLength(2)
  const { fields } = await as(student).does(introduction.mine)
  if (fields) await as(student).does(introduction.save, { body: { ...fields, focuses: [health] } })
  expect(await members(one)).toEqual([{ shown: student.id, reasons: [{ kind: 'TYPE', type: 'PM' }] }])
})

test('a project is suggested with the type it lacks and its places', async () => {
  const [one, student] = [
    await owner({ personality: 'CTO', university: 'bme' }),
    await enter({ personality: 'PM', university: 'szte' }),
  ]
  const reasons = [{ kind: 'TYPE', type: 'PM' }, { kind: 'BOTH_PLACES' }]
  expect(await projects(student)).toEqual([{ shown: one.project, reasons }])
  const joining = await enter({ personality: 'PM' })
  await accept(one, await applied(joining, one.project))
  expect(await projects(student)).toEqual([{ shown: one.project, reasons: [{ kind: 'LAST_PLACE' }] }])
  expect(await projects(joining)).toEqual([])
})

test('a mentor is suggested with shared focuses, and the last place', async () => {
  const [one, known, other] = [await owner({}, [food]), await guide([food]), await guide()]
  await places(known, 1)
  expect(await mentors(one)).toEqual([
    { shown: known.id, reasons: [{ kind: 'FOCUSES', focuses: [food] }, { kind: 'LAST_PLACE' }] },
    { shown: other.id, reasons: [] },
  ])
})

test('whoever has told nothing gets suggestions and is suggested, without a reason that is not true', async () => {
  const [one, silent] = [await owner({ university: 'szte' }), await looking({ university: 'bme' })]
  expect(await projects(silent)).toEqual([{ shown: one.project, reasons: [{ kind: 'BOTH_PLACES' }] }])
  await db.updateTable('account').set({ personality: null }).where('id', '=', silent.id).execute()
  expect(await members(one)).toEqual([{ shown: silent.id, reasons: [] }])
})

test('they stay for a day, and of those that hold no more others take the place', async () => {
  const one = await owner()
  await times(SUGGESTED_MAX + 3, () => looking())
  const first = shownIn(await members(one))
  expect(first).toHaveLength(SUGGESTED_MAX)
  expect(shownIn(await members(one))).toEqual(first)
  const [asked = ''] = first
  await as(one).does(invitation.invite, { params: { id: asked } })
  const second = shownIn(await members(one))
  expect(second).toHaveLength(SUGGESTED_MAX)
  expect(second).not.toContain(asked)
  expect(second).toEqual(expect.arrayContaining(first.slice(1)))
  clock.pass(hours(25))
  expect(shownIn(await members(one))).toHaveLength(SUGGESTED_MAX)
  const rows = await db.selectFrom('suggested').select('until').execute()
  expect(rows.every(({ until }) => until > clock.now())).toBe(true)
})

test.each<[string, (student: Person) => Promise<unknown>]>([
  ['hides their introduction', (student) => as(student).does(introduction.withdraw)],
  ['turns suggestions off', (student) => turn(student, false)],
  ['is disabled', (student) => disable(db, student, clock.now())],
  [
    'joins a team',
    async (student) => {
      const other = await owner()
      return accept(other, await applied(student, other.project))
    },
  ],
])('whoever %s is suggested no more, at once', async (_, leave) => {
  const [one, student] = [await owner(), await looking()]
  expect(shownIn(await members(one))).toEqual([student.id])
  await leave(student)
  expect(await members(one)).toEqual([])
})

test.each<[string, (one: Person & { project: string }) => Promise<unknown>]>([
  ['turns suggestions off', (one) => turn(one, false)],
  ['is disabled', (one) => disable(db, one, clock.now())],
  [
    'says that the team is complete',
    async (one) => {
      await accept(one, await applied(await enter(), one.project))
      return as(one).does(team.complete)
    },
  ],
])('the project of an owner who %s is suggested no more, at once', async (_, leave) => {
  const [one, student] = [await owner(), await enter()]
  expect(shownIn(await projects(student))).toEqual([one.project])
  await leave(one)
  expect(await projects(student)).toEqual([])
})

test.each<[string, (who: Person) => Promise<unknown>]>([
  ['hides their profile', (who) => as(who).does(mentor.unpublish)],
  [
    'has no place left',
    async (who) => {
      await places(who, 1)
      return take(who, await asked(await owner(), who))
    },
  ],
  ['turns suggestions off', (who) => turn(who, false)],
])('a mentor who %s is suggested no more, at once', async (_, leave) => {
  const [one, who] = [await owner(), await guide()]
  expect(shownIn(await mentors(one))).toEqual([who.id])
  await leave(who)
  expect(await mentors(one)).toEqual([])
})

test('fewer than five are not drawn anew at each visit: newcomers are met ten minutes later', async () => {
  const one = await owner()
  const first = await looking()
  expect(shownIn(await members(one))).toEqual([first.id])
  const second = await looking()
  expect(shownIn(await members(one))).toEqual([first.id])
  clock.pass(minutes(10))
  expect(shownIn(await members(one)).toSorted()).toEqual([first.id, second.id].toSorted())
  // In place of one that ended another is drawn at once.
  const third = await looking()
  await disable(db, first, clock.now())
  expect(shownIn(await members(one)).toSorted()).toEqual([second.id, third.id].toSorted())
})

test('where one has asked already nothing is suggested', async () => {
  const [one, student, who] = [await owner(), await enter(), await guide()]
  expect(shownIn(await projects(student))).toEqual([one.project])
  await apply(student, one.project)
  expect(await projects(student)).toEqual([])
  expect(shownIn(await mentors(one))).toEqual([who.id])
  await ask(one, who)
  expect(await mentors(one)).toEqual([])
})

test('whoever turns them off sees none, and may turn them on again', async () => {
  const [one, student] = [await owner(), await looking()]
  expect(await turn(one, false)).toEqual({ isOn: false })
  expect(await as(one).does(matching.members)).toEqual({ isOn: false, suggestions: [] })
  expect(await as(one).does(matching.setting)).toEqual({ isOn: false })
  await turn(one, true)
  expect(shownIn(await members(one))).toEqual([student.id])
})

test('after the team deadline nobody is suggested', async () => {
  const [one, student] = [await owner(), await looking()]
  await guide()
  const ends = async (team_deadline: Date | null) => {
    await db.updateTable('semester').set({ team_deadline }).where('is_current', '=', true).execute()
    await settled()
  }
  const { team_deadline: before } = await currentSemester(db)
  await ends(clock.now())
  const all = [await members(one), await projects(student), await mentors(one)]
  await ends(before)
  expect(all).toEqual([[], [], []])
})

test('owners alone are suggested members and mentors', async () => {
  const student = await enter()
  for (const call of [matching.members, matching.mentors])
    expect(await as(student).refused(call)).toMatchObject({ code: 'not-owner' })
})

test('the most wanted are suggested to no more than three times the mean, however many look at once', async () => {
  const star = await looking({ personality: 'PM' }, [food])
  await times(9, () => looking({ personality: 'CTO' }))
  const owners = await times(12, () => owner({ personality: 'CTO' }, [food]))
  const all = (await Promise.all([...owners, ...owners].map(members))).flatMap(shownIn)
  const rows = await db.selectFrom('suggested').select('person_id').execute()
  const standing = rows.length
  expect(new Set(all)).toContain(star.id)
  expect(standing).toBe(owners.length * SUGGESTED_MAX)
  const timesOf = Map.groupBy(rows, ({ person_id }) => person_id)
  for (const [, its] of timesOf) expect(its.length).toBeLessThanOrEqual((3 * standing) / 10)
})
