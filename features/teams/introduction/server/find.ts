import type { Queryable } from '#platform/server/database.ts'
import type { Reading } from '#platform/server/face.ts'
import { pageOf } from '#platform/server/list.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type Actor, query } from '#platform/server/request.ts'
import { type SecondSemester, secondSemester } from '#programme/programme/server/second-semester.ts'
import { type Inviting, inviterFacts } from '#teams/request/server/facts.ts'
import { type IntroductionRow, introductionsByKey } from '#teams/seats/server/introductions.ts'
import { readProject } from '#teams/seats/server/lock.ts'
import { ownTeam } from '#teams/seats/server/own-team.ts'
import { introduction } from '../calls.ts'
import { presentMember } from './present.ts'
import { isNarrowed, published, unfiltered } from './queries.ts'

/** For owners alone, who see at each student whether they can be invited. */
export const find = query(introduction.find, async function find(request) {
  const { db, actor, now, body } = request
  const semester = await secondSemester(db)
  const own = await invitingOf(db, actor, { semester, now })
  const all = published(db, semester.id, unfiltered)
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed(body) ? published(db, semester.id, body) : all,
      searched: 'i.search_text',
      key: 'i.account_id',
      order: [['i.sort_name', 'asc']],
      rows: (keys) => introductionsByKey(db, { keys, semester: semester.id }),
      show: shownBy(own, request),
    },
    body,
  )
  return { members: rows, ...counts }
})

export async function invitingOf(db: Queryable, actor: Actor, at: { semester: SecondSemester; now: Date }) {
  const { id } = await ownTeam(db, actor.id, at.semester.id)
  return inviterFacts(db, await readProject(db, id, at.semester.id), at)
}

export const shownBy = (own: Inviting, reading: Reading) => (row: IntroductionRow) => {
  const verdict = own.mayInvite(row.id)
  return presentMember(row, verdict === 'ok' ? null : verdict, reading)
}

/** A student whose introduction is published, or `not-found`. */
export async function findMember(db: Queryable, semester: string, id: string): Promise<IntroductionRow> {
  const [row] = await introductionsByKey(db, { keys: [id], semester })
  return row?.is_published && row.is_here ? row : refuse('not-found')
}
