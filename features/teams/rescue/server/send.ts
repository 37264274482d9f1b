import { writeAudit } from '#platform/server/audit.ts'
import { anyOf } from '#platform/server/database.ts'
import { sendMails } from '#platform/server/mail.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { type CommandRequest, command } from '#platform/server/request.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { beforeTeamDeadline } from '#teams/seats/server/rules.ts'
import { rescue } from '../calls.ts'
import { lockRound, touch } from './change.ts'
import { letterOf } from './letters.ts'
import { roundNow } from './present.ts'
import { factsOf } from './queries.ts'
import { type Group, isOpen, proposedOf } from './rules.ts'

/** Whoever has found a team since it was proposed is asked nothing, and nobody is asked about them. */
export const send = command(rescue.send, async function send(request) {
  const { tx, now, language } = request
  const { semester, round } = await lockRound(request)
  refuseUnless(beforeTeamDeadline(semester, now))
  if (round?.sent_at !== null) return refuse('rescue-changed')
  const open = (await factsOf(tx, semester, round)).groups.filter(isOpen)
  if (open.length === 0) return refuse('rescue-empty')
  await touch(request, round, { sent_at: now })
  await writeAudit(request, 'rescue-sent', round.id, { groups: open.length })
  await tellAll(request, semester, open)
  return roundNow({ db: tx, now, language, semester })
})

/** Owners, who invite, and everybody in a group without a project, who settle who creates it. */
async function tellAll(
  { tx, now, settings }: CommandRequest<typeof rescue.send>,
  semester: SecondSemester,
  groups: readonly Group[],
) {
  const told = groups.flatMap((group) => {
    const { project } = group
    const proposed = proposedOf(group)
    const ids = project ? [project.owner_id] : proposed.map(({ id }) => id)
    return ids.map((id) => ({ id, others: proposed.filter((one) => one.id !== id), project }))
  })
  const readers = await tx
    .selectFrom('account')
    .select(['id', 'firstname', 'email', 'language', 'role'])
    .where('id', '=', anyOf(told.map(({ id }) => id)))
    .execute()
  const byId = new Map(readers.map((one) => [one.id, one]))
  const mails = told.flatMap(({ id, ...news }) => {
    const to = byId.get(id)
    return to
      ? [{ to, letter: letterOf(to, { ...news, until: semester.team_deadline }, settings.publicUrl) }]
      : []
  })
  await sendMails(tx, 'rescue', mails, now)
}
