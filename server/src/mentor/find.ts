import { mentor } from '@rajt/contract/mentor'
import { pageOf } from '../plumbing/list.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { presentMentor, presentProfile } from './present.ts'
import { mentorRows, mentorsByKey, published } from './queries.ts'
import { mayFindMentors } from './rules.ts'

export const profile = read(mentor.profile, async ({ db, actor }) =>
  presentProfile(await mentorRows(db).where('a.id', '=', actor.id).executeTakeFirst()),
)

export const find = read(mentor.find, async (request) => {
  const { db, actor, body } = request
  const { semester } = await currentProgramme(db)
  refuseUnless(mayFindMentors(actor.role, semester.number))
  const {
    rows,
    states: _,
    ...counts
  } = await pageOf(
    db,
    {
      all: published(db, { specializations: [], focuses: [] }),
      chosen: published(db, body),
      searched: 'a.search_text',
      key: 'a.id',
      order: [['a.sort_name', 'asc']],
      rows: (keys) => mentorsByKey(db, { keys }),
      show: (row) => presentMentor(row, request),
    },
    body,
  )
  return { mentors: rows, ...counts }
})

export const one = read(mentor.one, async (request) => {
  const { db, actor, params } = request
  const { semester } = await currentProgramme(db)
  if (mayFindMentors(actor.role, semester.number) !== 'ok') return refuse('not-found')
  const isPublished = published(db, { specializations: [], focuses: [] })
    .where('a.id', '=', params.id)
    .select('a.id')
  if (!(await isPublished.executeTakeFirst())) return refuse('not-found')
  return presentMentor(await mentorRows(db).where('a.id', '=', params.id).executeTakeFirstOrThrow(), request)
})
