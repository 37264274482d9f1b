import { mayFindMentors } from '#people/profile/server/finds-mentors.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { isSecond } from '#programme/programme/server/second-semester.ts'
import { publishedMentor } from '#teams/seats/server/published-mentors.ts'
import { mentor } from '../calls.ts'
import { aroundOf } from './mentoring.ts'
import { presentMentor } from './present.ts'
import { mentorRows } from './queries.ts'

export const one = query(mentor.one, async function one(request) {
  const { db, actor, now, params } = request
  const { semester } = await currentProgramme(db)
  if (actor.stage === 'FORMER' || mayFindMentors(actor.role, semester.number) !== 'ok')
    return refuse('not-found')
  const around = isSecond(semester) ? await aroundOf(db, actor, { semester, now }) : null
  const id = around?.ownMentor === params.id ? params.id : await publishedMentor(db, params.id)
  const row = await mentorRows(db).where('a.id', '=', id).executeTakeFirstOrThrow()
  return presentMentor(row, request, around)
})
