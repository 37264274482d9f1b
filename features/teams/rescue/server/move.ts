import { writeAudit } from '#platform/server/audit.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { type RescueEntry, rescue } from '../calls.ts'
import { lockRound, touch } from './change.ts'
import { entriesOf } from './entries.ts'
import { type Places, placesOf } from './places.ts'
import { roundNow } from './present.ts'
import { betweenOf, factsOf } from './queries.ts'
import { type Group, mayPlace, staysWithout } from './rules.ts'

/** A group that is too small without the student ends, and whoever stays behind is in none. */
export const move = command(rescue.move, async function move(request) {
  const { tx, now, language, body } = request
  const { student, beside } = body
  const { semester, round } = await lockRound(request)
  // What was sent stays as it was sent.
  if (round?.sent_at !== null) return refuse('rescue-changed')
  const facts = await factsOf(tx, semester, round)
  const person = facts.people.find(({ id }) => id === student) ?? refuse('not-found')
  const from = groupWith(facts.groups, student)
  const to = beside === null ? null : (entryWith(entriesOf(facts, true), beside) ?? refuse('not-found'))
  const isThere = to ? entryWith([to], student) !== undefined : !from
  if (isThere) return roundNow({ db: tx, now, language, semester })
  const { refused } = await betweenOf(tx, semester.id, student)
  if (to) refuseUnless(mayPlace({ isInTeam: person.seat !== null, refused: refused(student) }, to))
  const places = placesOf(tx, round.id)
  const companion = to?.kind === 'UNPLACED' && !to.project ? [to._id] : []
  for (const one of [student, ...companion]) await leave(places, groupWith(facts.groups, one), one)
  if (to) await places.put([student, ...companion], await groupAt(places, to))
  else await places.leaveOut([student], 'taken-out')
  await touch(request, round)
  await writeAudit(request, 'rescue-moved', student, { round: round.id, beside })
  return roundNow({ db: tx, now, language, semester })
})

const groupWith = (groups: readonly Group[], student: string) =>
  groups.find(({ places }) => places.some(({ id }) => id === student))

const entryWith = (entries: readonly RescueEntry[], id: string) =>
  entries.find(({ people }) => people.some(({ _id }) => _id === id))

/**
 * The group that somebody joins: the one that is there, or a new one, around the project where there is one.
 */
const groupAt = (places: Places, { _id, kind, project }: RescueEntry): Promise<string> =>
  kind === 'UNPLACED' || kind === 'SEAT' ? places.begin(project?._id ?? null) : Promise.resolve(_id)

async function leave(places: Places, group: Group | undefined, student: string) {
  if (!group || staysWithout(group, student)) return
  const others = group.places.filter(({ id }) => id !== student).map(({ id }) => id)
  await places.leaveOut([student, ...others], 'left-alone')
  await places.end(group.id)
}
