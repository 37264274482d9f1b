import { mayFindMentors } from '#people/profile/server/finds-mentors.ts'
import { pageOf } from '#platform/server/list.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { isSecond } from '#programme/programme/server/second-semester.ts'
import { presentMentorApplication } from '#teams/request/server/present.ts'
import { mentor } from '../calls.ts'
import { aroundOf } from './mentoring.ts'
import { presentMentor } from './present.ts'
import { isNarrowed, mentorsByKey, published, unfiltered } from './queries.ts'

export const find = query(mentor.find, async function find(request) {
  const { db, actor, now, body } = request
  const { semester } = await currentProgramme(db)
  refuseUnless(mayFindMentors(actor.role, semester.number))
  const around = isSecond(semester) ? await aroundOf(db, actor, { semester, now }) : null
  const all = published(db, unfiltered)
  const filters = { ...body, freeIn: body.isFree && isSecond(semester) ? semester : null }
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed(filters) ? published(db, filters) : all,
      searched: 'm.search_text',
      key: 'a.id',
      order: [['a.sort_name', 'asc']],
      rows: (keys) => mentorsByKey(db, keys),
      show: (row) => presentMentor(row, request, around),
    },
    body,
  )
  const applications = around?.isOwner ? around.asked.map(presentMentorApplication) : []
  return { mentors: rows, applications, ...counts }
})
