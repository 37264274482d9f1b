import { ownOnePager } from '#documents/one-pager/server/queries.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Reading } from '#platform/server/face.ts'
import { pageOf } from '#platform/server/list.ts'
import { record } from '#platform/server/record.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type Actor, act, read } from '#platform/server/request.ts'
import { type SecondSemester, secondSemester } from '#programme/programme/server/second-semester.ts'
import { type Inviting, inviting } from '#teams/invitation/server/inviting.ts'
import { ownTeam } from '#teams/project/server/queries.ts'
import { readProject } from '#teams/seats/server/lock.ts'
import { introduction } from '../calls.ts'
import { presentMember, presentOwn } from './present.ts'
import {
  type IntroductionRow,
  introductionsByKey,
  isNarrowed,
  ownIntroduction,
  published,
  unfiltered,
} from './queries.ts'

export const mine = read(introduction.mine, async ({ db, actor }) => {
  const semester = await secondSemester(db)
  const seat = await db
    .selectFrom('seat')
    .select('project_id')
    .where('account_id', '=', actor.id)
    .where('semester_id', '=', semester.id)
    .executeTakeFirst()
  return presentOwn(await ownIntroduction(db, actor.id, semester.id), seat !== undefined)
})

/** For owners alone, who see at each student whether they can be invited. */
export const find = read(introduction.find, async (request) => {
  const { db, actor, now, body } = request
  const semester = await secondSemester(db)
  const own = await invitingOf(db, actor, { semester, now })
  const all = published(db, semester.id, unfiltered)
  const {
    rows,
    states: _,
    ...counts
  } = await pageOf(
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

async function invitingOf(db: Queryable, actor: Actor, at: { semester: SecondSemester; now: Date }) {
  const { id } = await ownTeam(db, actor.id, at.semester.id)
  return inviting(db, await readProject(db, id, at.semester.id), at)
}

const shownBy = (own: Inviting, reading: Reading) => (row: IntroductionRow) => {
  const verdict = own.mayInvite(row.id)
  return presentMember(row, verdict === 'ok' ? null : verdict, reading)
}

export const one = read(introduction.one, async (request) => {
  const { db, actor, now, params } = request
  const semester = await secondSemester(db)
  const own = await invitingOf(db, actor, { semester, now })
  return shownBy(own, request)(await findMember(db, semester.id, params.id))
})

/** Of whoever lets owners read it (decision X15); each reading leaves a line. */
export const onePager = act(introduction.onePager, async ({ tx, actor, now, params }) => {
  const semester = await secondSemester(tx)
  await ownTeam(tx, actor.id, semester.id)
  const member = await findMember(tx, semester.id, params.id)
  const row = member.shows_one_pager ? await ownOnePager(tx, member.id, semester) : undefined
  if (!row) return refuse('not-found')
  await record({ tx, actor, now }, 'one-pager-read-by-owner', row.id)
  return {
    content: { key: row.key },
    mediaType: 'application/pdf',
    name: `${row.surname} ${row.firstname} one-pager.pdf`,
  }
})

/** A student whose introduction is published, or `not-found`. */
async function findMember(db: Queryable, semester: string, id: string): Promise<IntroductionRow> {
  const [row] = await introductionsByKey(db, { keys: [id], semester })
  return row?.is_published && row.is_here ? row : refuse('not-found')
}
