import { sql } from 'kysely'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { type CommandRequest, command } from '#platform/server/request.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { beforeTeamDeadline } from '#teams/seats/server/rules.ts'
import { rescue } from '../calls.ts'
import { lockRound, touch } from './change.ts'
import { isLooking } from './entries.ts'
import { type Proposal, proposeGroups } from './groups.ts'
import { roundNow } from './present.ts'
import { betweenOf, factsOf, type RoundRow } from './queries.ts'
import { seatsOf } from './rules.ts'

/** From today's students without a team; a draft gives way, what was sent stays. */
export const propose = command(rescue.propose, async function propose(request) {
  const { tx, now, language } = request
  const { semester, round } = await lockRound(request)
  refuseUnless(beforeTeamDeadline(semester, now))
  const proposal = await proposalOf(tx, semester, request.body.revision + 1)
  if (proposal.groups.length === 0) return refuse('rescue-empty')
  const draft = round?.sent_at === null ? await emptied(request, round) : await begun(request, semester)
  await write(tx, draft, proposal)
  await writeAudit(request, 'rescue-proposed', draft, { groups: proposal.groups.length })
  return roundNow({ db: tx, now, language, semester })
})

async function proposalOf(tx: Tx, semester: SecondSemester, seed: number): Promise<Proposal> {
  const { people, projects } = await factsOf(tx, semester)
  const between = await betweenOf(tx, semester.id)
  const seekers = people.filter(isLooking).flatMap(({ id, university_id, personality }) =>
    personality
      ? [
          {
            id,
            university: university_id ?? '',
            type: personality,
            asked: between.asked(id),
            refused: between.refused(id),
          },
        ]
      : [],
  )
  const open = projects.flatMap((project) => {
    const [owner] = project.team
    if (!owner || seatsOf(project) === 0) return []
    const types = project.team.flatMap(({ personality }) => personality ?? [])
    return [{ id: project.id, university: owner.university_id ?? '', types, seats: seatsOf(project) }]
  })
  return proposeGroups(seekers, open, seed)
}

type Proposing = CommandRequest<typeof rescue.propose>

async function emptied(request: Proposing, round: RoundRow): Promise<string> {
  await request.tx.deleteFrom('rescue_place').where('round_id', '=', round.id).execute()
  await request.tx.deleteFrom('rescue_group').where('round_id', '=', round.id).execute()
  await touch(request, round)
  return round.id
}

async function begun({ tx, actor, now, body }: Proposing, semester: SecondSemester): Promise<string> {
  const { id } = await tx
    .insertInto('rescue_round')
    .values({ semester_id: semester.id, revision: body.revision + 1, changed_at: now, changed_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Two statements, however many there are. */
async function write(tx: Tx, round: string, { groups, unplaced }: Proposal) {
  const rows = groups.map((group) => ({ id: crypto.randomUUID(), ...group }))
  const places = rows.flatMap(({ id, students }) => students.map((student) => ({ student, group: id })))
  await sql`insert into rescue_group (id, round_id, project_id)
    select g.id, ${round}, g.project
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as g (id uuid, project uuid)`.execute(tx)
  await sql`insert into rescue_place (round_id, account_id, group_id, left_out)
    select ${round}, p.student, p.group_id, case when p.group_id is null then 'no-place' end
    from jsonb_to_recordset(${jsonOf([
      ...places.map(({ student, group }) => ({ student, group_id: group })),
      ...unplaced.map((student) => ({ student, group_id: null })),
    ])}::jsonb) as p (student uuid, group_id uuid)`.execute(tx)
}
