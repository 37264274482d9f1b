import type { Queryable } from '#platform/server/database.ts'
import type { Actor } from '#platform/server/request.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { type SuggestionRow, suggestionsIn } from '#teams/mentor-suggestion/server/queries.ts'
import { maySuggest } from '#teams/mentor-suggestion/server/rules.ts'
import { teamOf } from '#teams/project/server/queries.ts'
import { askedBy, type MentorApplicationRow } from '#teams/request/server/queries.ts'
import { mayAskMentor } from '#teams/request/server/rules.ts'
import { placesIn } from '#teams/seats/server/mentor-places.ts'
import { placesLeft } from '#teams/seats/server/rules.ts'
import type { Mentoring } from '../calls.ts'
import type { MentorRow } from './queries.ts'

interface When {
  semester: SecondSemester
  now: Date
}

/** The facts that decide what the reader may do about mentors. */
export interface Around extends When {
  /** Of the reader, if any. */
  team: Awaited<ReturnType<typeof teamOf>>
  isOwner: boolean
  /** The mentor of that team. */
  ownMentor: string | null
  /** What the team has asked of mentors, newest first. */
  asked: readonly MentorApplicationRow[]
  suggestions: readonly SuggestionRow[]
}

export async function aroundOf(db: Queryable, actor: Actor, { semester, now }: When): Promise<Around> {
  const team = actor.role === 'STUDENT' ? await teamOf(db, actor.id, semester.id) : undefined
  return {
    semester,
    now,
    team,
    isOwner: team?.position === 0,
    ownMentor: team?.mentor_id ?? null,
    asked: team ? await askedBy(db, team.id) : [],
    suggestions: team ? await suggestionsIn(db, team.id) : [],
  }
}

/** In semester 2: a mentor's places, and what the reader may do about them. */
export function mentoringOf(row: MentorRow, around: Around, { id, role }: Actor): Mentoring {
  const { semester, team, isOwner, asked } = around
  const places = placesIn(row, semester)
  const suggested = around.suggestions.filter(({ mentor_id }) => mentor_id === row.id)
  return {
    remaining: placesLeft(places),
    places: role === 'OFFICE' ? { ...places, isOwn: row.is_own ?? false } : null,
    suggestedBy: suggested.map(({ member_id, surname, firstname }) => ({
      _id: member_id,
      surname,
      firstname,
    })),
    apply: team && isOwner ? mayAskMentor(team, asked, { ...places, id: row.id }, around) : null,
    suggest: suggestOf(row, around, id),
  }
}

function suggestOf(row: MentorRow, around: Around, reader: string): Mentoring['suggest'] {
  if (!around.team || around.isOwner) return null
  const own = around.suggestions.filter(({ member_id }) => member_id === reader)
  if (own.some(({ mentor_id }) => mentor_id === row.id)) return 'suggested'
  return maySuggest(around.team, own.filter(({ isOpen }) => isOpen).length, around)
}
