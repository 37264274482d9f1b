import { ownOnePager } from '#documents/one-pager/server/queries.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { ownTeam } from '#teams/seats/server/own-team.ts'
import { introduction } from '../calls.ts'
import { findMember } from './find.ts'

/** Of whoever lets owners read it (decision X15); each reading leaves a line. */
export const onePager = command(introduction.onePager, async function onePager({ tx, actor, now, params }) {
  const semester = await secondSemester(tx)
  await ownTeam(tx, actor.id, semester.id)
  const member = await findMember(tx, semester.id, params.id)
  const row = member.shows_one_pager ? await ownOnePager(tx, member.id, semester) : undefined
  if (!row) return refuse('not-found')
  await writeAudit({ tx, actor, now }, 'one-pager-read-by-owner', row.id)
  return {
    content: { key: row.key },
    mediaType: 'application/pdf',
    name: `${row.surname} ${row.firstname} one-pager.pdf`,
  }
})
