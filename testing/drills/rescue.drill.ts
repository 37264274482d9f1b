import { expect, test } from 'vitest'
import { type Personality, personalities } from '#platform/contract/parts.ts'
import { chanceFrom } from '#teams/rescue/server/chance.ts'
import type { OpenProject, Seeker } from '#teams/rescue/server/cohort.ts'
import { proposeGroups } from '#teams/rescue/server/groups.ts'

const STUDENTS = 3_000
const UNIVERSITIES = 24
/** Before the first round: 55 % are in teams of two or three, 15 % own a project alone, 30 % have none. */
const ALONE = 0.15
const WITHOUT = 0.3
/** Of owners, who invite; of students, who accept; of a group without a project, which settles who creates it. */
const INVITES = 0.85
const ACCEPTS = 0.8
const BEGINS = 0.7
/** The office sends another round to whoever is left. */
const ROUNDS = 3

interface Cohort {
  seekers: Seeker[]
  projects: OpenProject[]
}

const chance = chanceFrom(2_026)
const happens = (p: number) => chance() < p
const below = (n: number) => Math.floor(chance() * n)
const someType = (): Personality => personalities[below(personalities.length)] ?? 'PM'
/** Large ones and small ones. */
const someUniversity = () => `u${Math.floor(chance() ** 2 * UNIVERSITIES)}`

function cohort(): Cohort {
  const seekers = Array.from(
    { length: STUDENTS * WITHOUT },
    (_, n): Seeker => ({
      id: `s${n}`,
      university: someUniversity(),
      type: someType(),
      asked: new Set(),
      refused: new Set(),
    }),
  )
  const alone = Array.from(
    { length: STUDENTS * ALONE },
    (_, n): OpenProject => ({
      id: `alone${n}`,
      university: someUniversity(),
      types: [someType()],
      seats: 2,
    }),
  )
  const ofTwo = Array.from(
    { length: STUDENTS * 0.1 },
    (_, n): OpenProject => ({
      id: `two${n}`,
      university: someUniversity(),
      types: [someType(), someType()],
      seats: 1,
    }),
  )
  return { seekers, projects: [...alone, ...ofTwo] }
}

/** What becomes of a round; who said no to a project is not proposed to it again. */
function answered({ seekers, projects }: Cohort, seed: number): Cohort & { leftOut: number } {
  const { groups, unplaced } = proposeGroups(seekers, projects, seed)
  const byId = new Map(seekers.map((one) => [one.id, one]))
  const open = new Map(projects.map((one) => [one.id, one]))
  const placed = new Set<string>()
  for (const [n, { project, students }] of groups.entries()) {
    if (!happens(project ? INVITES : BEGINS)) continue
    const [first, ...others] = students
    const id = project ?? `new${seed}-${n}`
    const founder = project || !first ? undefined : byId.get(first)
    if (founder) {
      placed.add(founder.id)
      open.set(id, { id, university: founder.university, types: [founder.type], seats: 2 })
    }
    for (const student of project ? students : others) {
      const [one, around] = [byId.get(student), open.get(id)]
      if (!one || !around) continue
      if (happens(ACCEPTS)) {
        placed.add(student)
        open.set(id, { ...around, types: [...around.types, one.type], seats: around.seats - 1 })
      } else byId.set(student, { ...one, refused: new Set([...one.refused, id]) })
    }
  }
  return {
    seekers: [...byId.values()].filter(({ id }) => !placed.has(id)),
    projects: [...open.values()].filter(({ seats }) => seats > 0),
    leftOut: unplaced.length,
  }
}

const withoutTeam = ({ seekers, projects }: Cohort) =>
  seekers.length + projects.filter(({ seats }) => seats === 2).length

test('of three thousand students few are without a team after the rounds', () => {
  let now = cohort()
  const say = (words: string) => process.stdout.write(`${words}\n`)
  const share = (n: number) => `${((100 * n) / STUDENTS).toFixed(2)} %`
  say(`invite ${INVITES}, accept ${ACCEPTS}, begin a project ${BEGINS}; before: ${share(withoutTeam(now))}`)
  for (let round = 1; round <= ROUNDS; round++) {
    const begun = performance.now()
    proposeGroups(now.seekers, now.projects, round)
    const took = performance.now() - begun
    const after = answered(now, round)
    say(
      `round ${round}: proposed to all but ${share(after.leftOut)} in ${took.toFixed(0)} ms; without a team afterwards: ${share(withoutTeam(after))}`,
    )
    expect(after.leftOut).toBeLessThan(STUDENTS * 0.05)
    now = after
  }
  expect(withoutTeam(now)).toBeLessThan(STUDENTS * 0.05)
})
