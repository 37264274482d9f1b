import { is } from '#platform/contract/states.ts'
import type { Queryable } from '#platform/server/database.ts'
import { type Actor, query } from '#platform/server/request.ts'
import { type SecondSemester, secondSemester } from '#programme/programme/server/second-semester.ts'
import { projectStates } from '#teams/project/states.ts'
import { type Inviting, inviterFacts } from '#teams/request/server/facts.ts'
import { introduced, introductionsByKey } from '#teams/seats/server/introductions.ts'
import { readProject, seatOf } from '#teams/seats/server/lock.ts'
import { beforeTeamDeadline } from '#teams/seats/server/rules.ts'
import { type OwnRescue, rescue } from '../calls.ts'
import { peopleOf, presentProject } from './entries.ts'
import { groupOf } from './queries.ts'
import { type Group, isOpen, promisedBy, proposedOf, standingOf } from './rules.ts'

export const mine = query(rescue.mine, async function mine({ db, actor, now }) {
  const semester = await secondSemester(db)
  return viewOf(db, actor, { semester, now })
})

interface At {
  semester: SecondSemester
  now: Date
}

export async function viewOf(db: Queryable, actor: Actor, at: At): Promise<{ rescue: OwnRescue | null }> {
  const own = await ownGroup(db, actor.id, at)
  return { rescue: own ? await presentOwn(db, actor.id, own, at) : null }
}

type OwnGroup = NonNullable<Awaited<ReturnType<typeof ownGroup>>>

/** The newest one that was sent with somebody in it, or about their project, while its people can become a team. */
export async function ownGroup(db: Queryable, id: string, { semester, now }: At) {
  if (beforeTeamDeadline(semester, now) !== 'ok') return undefined
  const seat = await seatOf(db, id, semester.id)
  // Whoever has joined a team looks for none.
  if (seat && seat.position > 0) return undefined
  const newest = await db
    .selectFrom('rescue_group as g')
    .innerJoin('rescue_round as r', 'r.id', 'g.round_id')
    .select(['g.id', 'r.sent_at'])
    .where('r.semester_id', '=', semester.id)
    .where('r.sent_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('rescue_place as p')
            .select('p.account_id')
            .whereRef('p.group_id', '=', 'g.id')
            .where('p.account_id', '=', id),
        ),
        ...(seat ? [eb('g.project_id', '=', seat.project_id)] : []),
      ]),
    )
    .orderBy('r.revision', 'desc')
    .executeTakeFirst()
  const group = newest && (await groupOf(db, semester, newest.id))
  if (!group || !newest?.sent_at || !isOpen(group)) return undefined
  const isOwner = group.project !== null && group.project.owner_id === id
  // Whoever has begun another project than the group's looks for their own people.
  if (!isOwner && !proposedOf(group).some((one) => one.id === id)) return undefined
  return { group, sentAt: newest.sent_at, isOwner }
}

async function presentOwn(
  db: Queryable,
  id: string,
  { group, sentAt, isOwner }: OwnGroup,
  at: At,
): Promise<OwnRescue> {
  const { project } = group
  const people = peopleOf(group)
  const promised = promisedBy(group)
  const isInviting = isOwner && project ? await invitingOf(db, project.id, at) : null
  const introductions = isInviting ? await introductionsOf(db, group, at.semester.id) : new Map()
  const shown = people
    .filter((one) => one._id !== id)
    .map((one) => ({
      ...one,
      introduction: introductions.get(one._id) ?? null,
      closedBy: isInviting ? closedBy(group, one._id, isInviting) : null,
    }))
  // A draft is its owner's alone (decision X5).
  const isSeen = project && (isOwner || is(projectStates, project.status, 'open'))
  return {
    side: isOwner ? 'OWNER' : project ? 'PROPOSED' : 'OPEN',
    project: isSeen ? presentProject(project) : null,
    owner: nameOf(people.find((one) => one.isOwner)),
    people: shown,
    sentAt: sentAt.toISOString(),
    teamDeadline: at.semester.team_deadline.toISOString(),
    can: {
      invite: isInviting
        ? shown.filter((one) => one.standing === 'PROPOSED' && one.closedBy === null).length
        : 0,
      create: !project && !promised,
      handBack: promised?.id === id,
    },
  }
}

const nameOf = (one: OwnRescue['owner'] | undefined) =>
  one ? { _id: one._id, surname: one.surname, firstname: one.firstname } : null

const invitingOf = async (db: Queryable, project: string, at: At) =>
  inviterFacts(db, await readProject(db, project, at.semester.id), at)

function closedBy(
  { project, places }: Group,
  id: string,
  { mayInvite }: Inviting,
): OwnRescue['people'][number]['closedBy'] {
  const place = places.find((one) => one.id === id)
  if (!place) return null
  const standing = standingOf(place, project)
  if (standing === 'GONE') return 'gone'
  if (standing === 'ELSEWHERE') return place.seat ? 'in-a-team' : 'elsewhere'
  if (standing === 'JOINED') return null
  const verdict = mayInvite(id)
  return verdict === 'ok' ? null : verdict
}

/** What each has published (decision X4). */
async function introductionsOf(db: Queryable, { places }: Group, semester: string) {
  const rows = await introductionsByKey(db, { keys: places.map(({ id }) => id), semester })
  return new Map(rows.filter((row) => row.is_published).map((row) => [row.id, introduced(row)]))
}
