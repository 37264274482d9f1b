import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, type Verdict } from '#platform/server/refuse.ts'
import { type CommandScope, command } from '#platform/server/request.ts'
import { lockSecondSemester, type SecondSemester } from '#programme/programme/server/second-semester.ts'
import { type LockedProject, lockProject, ownedProject, seatOf } from '#teams/seats/server/lock.ts'
import { requireParticipant, requireStudent } from '#teams/seats/server/participant.ts'
import { invitation, type inviteRefusals } from '../invitation-calls.ts'
import { type Event, eventsOf } from './events.ts'
import { inviterFacts } from './facts.ts'
import { notify } from './notifications.ts'
import { presentSentInvitation } from './present.ts'
import { invitationById } from './queries.ts'
import { sendRequest } from './send.ts'

/** The invitation is the owner's consent (decision P5). */
export const invite = command(invitation.invite, async function invite(request) {
  const { tx, actor, params } = request
  const semester = await lockSecondSemester(tx)
  await lockAccounts(tx, [actor.id, params.id])
  await requireParticipant(tx, actor.id, semester.key)
  const project = await lockProject(tx, await ownedProject(tx, actor.id, semester.id), semester.id)
  await requireStudent(tx, params.id, semester.key)
  await refuseHidden(tx, { project: project.id, student: params.id, semester: semester.id })
  const { id, verdict, events } = await inviteStudent(request, { semester, project, student: params.id })
  await notify(request, events)
  return presentSentInvitation(await invitationById(tx, id ?? refuse(verdict)))
})

/**
 * Owners reach whoever has published an introduction (decision X4), which joining a team hides, and whoever is asked or
 * has applied already; anybody else is not found.
 */
async function refuseHidden(
  tx: Tx,
  { project, student, semester }: Record<'project' | 'student' | 'semester', string>,
) {
  const isPublished = sql<boolean>`exists (select from introduction where account_id = ${student}
    and semester_id = ${semester} and is_here and (is_published or exists (
      select from seat where account_id = ${student} and semester_id = ${semester})))`
  const isPending = sql<boolean>`exists (select from team_request
    where project_id = ${project} and person_id = ${student} and status = 'PENDING')`
  const known = await tx
    .selectNoFrom([isPublished.as('isPublished'), isPending.as('isPending')])
    .executeTakeFirstOrThrow()
  if (!known.isPublished && !known.isPending) refuse('not-found')
}

interface Pair {
  semester: SecondSemester
  /** Locked, as the student is. */
  project: LockedProject
  student: string
}

/** With what the act tells whom it concerns. */
type Invited = { events: Event[] } & (
  | { id: string; verdict: 'ok' }
  | { id: null; verdict: (typeof inviteRefusals)[number] }
)

/** The only way to invite; whoever is invited already is not invited again. */
export async function inviteStudent(
  scope: CommandScope,
  { semester, project, student }: Pair,
): Promise<Invited> {
  const { tx, now } = scope
  const { pendingOf, mayInvite } = await inviterFacts(tx, project, { semester, now })
  const pending = pendingOf(student)
  if (pending?.kind === 'INVITATION') return { id: pending.id, verdict: 'ok', events: [] }
  const isInTeam = (await seatOf(tx, student, semester.id)) !== undefined
  const verdict: Verdict<(typeof inviteRefusals)[number]> = mayInvite(student, isInTeam)
  if (verdict !== 'ok') return { id: null, verdict, events: [] }
  const id = await sendRequest(scope, semester, {
    kind: 'INVITATION',
    project_id: project.id,
    person_id: student,
    motivation: '',
  })
  return { id, verdict: 'ok', events: eventsOf('sent', [id]) }
}
