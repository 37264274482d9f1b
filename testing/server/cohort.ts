import { personalities } from '#platform/contract/parts.ts'
import { SUGGESTED_MAX } from '#teams/matching/calls.ts'
import {
  draw,
  meanOf,
  type Student as Side,
  type Team as TeamSide,
  teamReasons,
  worthOf,
} from '#teams/matching/server/rules.ts'
import { TEAM_SIZE } from '#teams/project/calls.ts'
import { PENDING_MAX } from '#teams/request/application-calls.ts'
import { chanceFrom } from './chance.ts'

/** In which order the projects come before a student who looks for one. */
export type Order = 'suggested' | 'random' | 'alphabetical'

interface Student extends Side {
  id: string
  team: Team | null
  applied: Set<Team>
  /** Applications that wait for an answer. */
  pending: number
}
interface Team extends TeamSide {
  id: string
  members: number
  /** How many look at it today. */
  times: number
  /** Who waits for an answer, the oldest first. */
  waiting: Student[]
}
type Chance = ReturnType<typeof chanceFrom>

const DAYS = 3
/** One in three begins a project of their own. */
const OWNER_EVERY = 3
/** Applications that an owner comes to answer in a day. */
const ANSWERED_A_DAY = 2

const focuses = Array.from({ length: 14 }, (_, i) => `focus ${i}`)
const universities = Array.from({ length: 20 }, (_, i) => `university ${i}`)

/** Uneven as in life: some types, focuses and universities have many, one in three has told almost nothing. */
function enter(n: number, chance: Chance): Student {
  const common = <T>(all: readonly T[]): T =>
    all[Math.min(chance.below(all.length), chance.below(all.length))] as T
  const isSilent = chance.below(3) === 0
  const home = chance.below(20) === 0 ? 'en' : 'hu'
  const chosen = Array.from({ length: isSilent ? 0 : 1 + chance.below(4) }, () => common(focuses))
  return {
    id: `student ${n}`,
    team: null,
    applied: new Set(),
    pending: 0,
    type: common(personalities),
    focuses: [...new Set(chosen)],
    languages: isSilent ? [] : home === 'hu' && chance.below(2) === 0 ? ['hu', 'en'] : [home],
    university: common(universities),
  }
}

function found(owner: Student): Team {
  const { id, type, languages, university } = owner
  const begun = { id, members: 1, free: TEAM_SIZE - 1, types: [type], times: 0, waiting: [] }
  owner.team = { ...begun, focuses: owner.focuses, languages, university }
  return owner.team
}

const worth = (team: Team, student: Student) => worthOf(teamReasons(team, student), team, student)

/** Of a hundred: none without a common language, and the more there is in common the more. */
const likely = (shared: number) => (shared < 0 ? 0 : Math.min(65, 5 + 8 * shared))

/** Students look at five projects a day and may ask, owners answer a few of those who wait the longest. */
export function liveThrough(order: Order, people: number, seed = 1) {
  const chance = chanceFrom(seed * 7919)
  const students = Array.from({ length: people }, (_, n) => enter(n, chance))
  const teams = students.filter((_, n) => n % OWNER_EVERY === 0).map(found)
  const sum = { asked: 0, answered: 0, mostTimesMean: 0 }
  for (let day = 0; day < DAYS; day++) {
    const open = teams.filter(({ free }) => free > 0)
    for (const team of teams) team.times = 0
    let standing = 0
    for (const student of students.filter(({ team }) => !team)) {
      const seen = seenBy(student, open, { order, chance, standing })
      standing += seen.length
      for (const team of seen) sum.asked += mayAsk(team, student, chance)
    }
    const mean = Math.max(1, standing / Math.max(1, open.length))
    sum.mostTimesMean = Math.max(sum.mostTimesMean, ...open.map(({ times }) => times / mean))
    for (const team of open) sum.answered += answer(team, chance)
  }
  const whole = teams.filter(({ free }) => free === 0)
  return {
    ...sum,
    teams: teams.length,
    complete: whole.length,
    ofTwo: teams.filter(({ members }) => members === 2).length,
    threeTypes: whole.filter(({ types }) => new Set(types).size === TEAM_SIZE).length,
  }
}

function seenBy(
  student: Student,
  open: readonly Team[],
  { order, chance, standing }: { order: Order; chance: Chance; standing: number },
): Team[] {
  const others = open.filter((team) => !student.applied.has(team))
  const seen = pick()
  for (const team of seen) team.times++
  return seen

  function pick(): Team[] {
    if (order === 'alphabetical') return others.slice(0, SUGGESTED_MAX)
    if (order === 'random')
      return [...new Set(Array.from({ length: SUGGESTED_MAX }, () => chance.pick(others)))].filter(Boolean)
    const all = others.map((team) => ({ id: team.id, worth: worth(team, student), times: team.times, team }))
    const mean = meanOf(standing, open.length)
    return draw(student.id, all, { wanted: SUGGESTED_MAX, mean }).map(({ team }) => team)
  }
}

function mayAsk(team: Team, student: Student, chance: Chance): number {
  if (student.pending >= PENDING_MAX || chance.below(100) >= likely(worth(team, student))) return 0
  student.applied.add(team)
  student.pending++
  team.waiting.push(student)
  return 1
}

/** The more an applicant brings, the likelier they are taken; how many were answered. */
function answer(team: Team, chance: Chance): number {
  team.waiting = team.waiting.filter((one) => !one.team)
  const read = team.waiting.splice(0, ANSWERED_A_DAY)
  let answered = 0
  for (const one of read) {
    if (team.free === 0) break
    answered++
    one.pending--
    if (chance.below(100) < 25 + likely(worth(team, one))) join(team, one)
  }
  return answered
}

function join(team: Team, student: Student): void {
  student.team = team
  team.members++
  team.free--
  team.types = [...team.types, student.type]
}
