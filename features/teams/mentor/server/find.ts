import { mayFindMentors } from '#people/profile/server/finds-mentors.ts'
import { pageOf } from '#platform/server/list.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { read } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { isSecond } from '#programme/programme/server/second-semester.ts'
import { presentMentorApplication } from '#teams/mentor-application/server/present.ts'
import { publishedMentor } from '#teams/mentor-places/server/published.ts'
import { mentor } from '../calls.ts'
import { aroundOf } from './mentoring.ts'
import { presentMentor, presentProfile } from './present.ts'
import { isNarrowed, mentorRows, mentorsByKey, published, unfiltered } from './queries.ts'

export const profile = read(mentor.profile, async ({ db, actor }) =>
  presentProfile(await mentorRows(db).where('a.id', '=', actor.id).executeTakeFirst()),
)

export const find = read(mentor.find, async (request) => {
  const { db, actor, now, body } = request
  const { semester } = await currentProgramme(db)
  refuseUnless(mayFindMentors(actor.role, semester.number))
  const around = isSecond(semester) ? await aroundOf(db, actor, { semester, now }) : null
  const all = published(db, unfiltered)
  const filters = { ...body, freeIn: body.isFree && isSecond(semester) ? semester : null }
  const {
    rows,
    states: _,
    ...counts
  } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed(filters) ? published(db, filters) : all,
      searched: 'm.search_text',
      key: 'a.id',
      order: [['a.sort_name', 'asc']],
      rows: (keys) => mentorsByKey(db, { keys }),
      show: (row) => presentMentor(row, request, around),
    },
    body,
  )
  const applications = around?.isOwner ? around.asked.map(presentMentorApplication) : []
  return { mentors: rows, applications, ...counts }
})

export const one = read(mentor.one, async (request) => {
  const { db, actor, now, params } = request
  const { semester } = await currentProgramme(db)
  if (mayFindMentors(actor.role, semester.number) !== 'ok') return refuse('not-found')
  const around = isSecond(semester) ? await aroundOf(db, actor, { semester, now }) : null
  const id = around?.ownMentor === params.id ? params.id : await publishedMentor(db, params.id)
  const row = await mentorRows(db).where('a.id', '=', id).executeTakeFirstOrThrow()
  return presentMentor(row, request, around)
})
