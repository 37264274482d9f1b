import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { aroundOf } from '#teams/mentor/server/mentoring.ts'
import { presentMentor } from '#teams/mentor/server/present.ts'
import { mentorsByKey } from '#teams/mentor/server/queries.ts'
import { mayAskMentor } from '#teams/request/server/rules.ts'
import { placesIn } from '#teams/seats/server/mentor-places.ts'
import { placesLeft } from '#teams/seats/server/rules.ts'
import { matching } from '../calls.ts'
import { ownTeamSide, spokenBy, suggestedMentors } from './queries.ts'
import { mentorReasons, worthOf } from './rules.ts'
import { isPublished, suggest, withReasons } from './suggest.ts'

/** Mentors whom the caller's project may ask now. */
export const mentors = commandInSteps(matching.mentors, async function mentors(request) {
  const { db, actor, now } = request
  const semester = await secondSemester(db)
  const around = await aroundOf(db, actor, { semester, now })
  const { team, asked } = around
  if (!team || !around.isOwner) return refuse('not-owner')
  const own = await ownTeamSide(db, actor.id, semester.id)
  const isOpen = (mentor: { id: string; capacity: number; used: number }) =>
    mayAskMentor(team, asked, mentor, around) === 'ok'
  const { isOn, found } = await suggest(request, {
    kind: 'MENTOR',
    semester: semester.id,
    // Asks with a placeholder mentor: whether the project may apply to anybody at all.
    mayAsk: isOpen({ id: actor.id, capacity: 1, used: 0 }),
    find: async (at, only) =>
      (await suggestedMentors(at, semester.id, only)).map(({ id, focuses, ...row }) => {
        const places = placesIn(row, semester)
        const side = { focuses, languages: spokenBy(row), free: placesLeft(places) }
        const reasons = mentorReasons(own, side)
        return { id, key: id, reasons, worth: worthOf(reasons, own, side), isOpen: isOpen({ id, ...places }) }
      }),
  })
  const rows = await mentorsByKey(
    db,
    found.map(({ key }) => key),
  )
  return {
    isOn,
    suggestions: withReasons(found, rows.filter(isPublished), (row) => ({
      mentor: presentMentor(row, request, around),
    })),
  }
})
