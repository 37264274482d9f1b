import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { anyOfQuery, pagedQuery } from '#platform/contract/list.ts'
import { FullName, Id, Instant, Personality } from '#platform/contract/parts.ts'
import { UniversityId } from '#programme/programme/calls.ts'
import { projectStatuses } from '#teams/project/states.ts'
import { inviteRefusals } from '#teams/request/invitation-calls.ts'

/**
 * A group around a project, a group that still has to begin one, whoever is in no group, and a team of two with a seat
 * that nobody is proposed for.
 */
export const rescueKinds = ['PROJECT', 'OPEN', 'UNPLACED', 'SEAT'] as const
export type RescueKind = (typeof rescueKinds)[number]

/** Whether there is room for somebody else. */
export const rescuePlaces = ['FREE', 'NONE'] as const
export type RescuePlaces = (typeof rescuePlaces)[number]

/**
 * How somebody stands in their group: in its project's team already, proposed, joined since, in another team or group by
 * now, refused by its project or having refused it since, or no longer able to sign in.
 */
const rescueStandings = ['TEAM', 'PROPOSED', 'JOINED', 'ELSEWHERE', 'REFUSED', 'GONE'] as const
export type RescueStanding = (typeof rescueStandings)[number]

/** Why a round puts somebody into no group: no place was left, the office took them out, or their group lost the others. */
const leftOutReasons = ['no-place', 'taken-out', 'left-alone'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
/** `came-later`: not among the people of the round when it was proposed. */
const unplacedReasons = [...leftOutReasons, 'came-later'] as const

const Person = { _id: Id, ...FullName.shape, university: z.string(), personality: z.nullable(Personality) }

export const RescuePerson = z.object({
  ...Person,
  /** Owns the group's project, or has said that they create it. */
  isOwner: z.boolean(),
  standing: z.enum(rescueStandings),
})
export type RescuePerson = z.infer<typeof RescuePerson>

const RescueProject = z.object({ _id: Id, name: z.string(), status: z.enum(projectStatuses) })

/** A group, or somebody who is in none, as the office sees them. */
export const RescueEntry = z.object({
  /** Id of the group, or of the person. */
  _id: Id,
  kind: z.enum(rescueKinds),
  project: z.nullable(RescueProject),
  people: z.array(RescuePerson),
  /** How many more there is room for. */
  room: z.int(),
  /** Why somebody is in no group, once a round was proposed. */
  reason: z.nullable(z.enum(unplacedReasons)),
})
export type RescueEntry = z.infer<typeof RescueEntry>

/** The newest round; before the first one, what there is to do. */
export const RescueRound = z.object({
  status: z.enum(['NONE', 'DRAFT', 'SENT']),
  /** Grows with every change: whoever changes something says which one they saw. 0 before the first round. */
  revision: z.int(),
  changedAt: z.nullable(Instant),
  /** The name of whoever proposed, changed or sent it last. */
  changedBy: z.nullable(z.string()),
  teamDeadline: Instant,
  counts: z.object({
    /** Students who continue and have not started the semester: no team can be proposed to them yet. */
    notEntered: z.int(),
    /** Students without a team. */
    withoutTeam: z.int(),
    /** Owners whom nobody has joined. */
    ownersAlone: z.int(),
    /** People of `withoutTeam` and `ownersAlone` who are in a group. */
    placed: z.int(),
    unplaced: z.int(),
    /** Groups around a project, and those without one, that somebody can still be asked about. */
    withProject: z.int(),
    withoutProject: z.int(),
    /** Proposed ones who have found a team since, this one or another. */
    settled: z.int(),
    /** Who is told of it: owners, and members of groups without a project. */
    letters: z.int(),
  }),
  can: z.object({ propose: z.boolean(), send: z.boolean() }),
})
export type RescueRound = z.infer<typeof RescueRound>

const Introduction = z.object({
  oneLiner: z.string(),
  introduction: z.string(),
  focuses: z.array(Id),
  links: z.array(z.string()),
})

/** Why an owner cannot invite a proposed student any more. */
const rescueInviteRefusals = [...inviteRefusals, 'gone', 'elsewhere'] as const

/** What the newest round that was sent proposes to the caller. */
export const OwnRescue = z.object({
  /** Whose the next step is: the caller's with their project, its owner's, or still anybody's of the group. */
  side: z.enum(['OWNER', 'PROPOSED', 'OPEN']),
  /** Null in a group that still has to begin one. */
  project: z.nullable(RescueProject),
  /** Whoever owns the project or said that they create it; null where nobody has yet. */
  owner: z.nullable(z.object({ _id: Id, ...FullName.shape })),
  /** Everybody of the group but the caller. */
  people: z.array(
    z.object({
      ...RescuePerson.shape,
      /** For the project's owner, where the student published one (decision X4). */
      introduction: z.nullable(Introduction),
      /** For the project's owner: why this student cannot be invited; null where they can. */
      closedBy: z.nullable(z.enum(rescueInviteRefusals)),
    }),
  ),
  sentAt: Instant,
  /** Until when the group has time (decision X11). */
  teamDeadline: Instant,
  can: z.object({
    /** How many one press would invite. */
    invite: z.int(),
    create: z.boolean(),
    handBack: z.boolean(),
  }),
})
export type OwnRescue = z.infer<typeof OwnRescue>

const Mine = z.object({ rescue: z.nullable(OwnRescue) })

/** The change that the caller saw last. */
const seen = { revision: z.int().check(z.minimum(0), z.maximum(1_000_000)) }

export const about =
  'The rescue round: before the team deadline the office proposes teams to students without one.'

export const rescue = {
  /** Groups first, those around a project before the others; then who is in none. */
  round: call({
    summary: 'Get the newest rescue round',
    method: 'GET',
    path: '/rescue',
    who: ['OFFICE'],
    ...round(),
  }),
  /** A draft of today's students without a team and owners with a seat; it replaces a draft, never what was sent. */
  propose: call({
    summary: 'Propose a rescue round',
    method: 'POST',
    path: '/rescue/propose',
    who: ['OFFICE'],
    body: z.strictObject(seen),
    answer: RescueRound,
    refuses: ['wrong-semester', 'team-deadline-passed', 'rescue-changed', 'rescue-empty'],
  }),
  /** To the group of somebody, to a new group with them, or out of all. */
  move: call({
    summary: 'Move a student in the draft of a rescue round',
    method: 'POST',
    path: '/rescue/move',
    who: ['OFFICE'],
    body: z.strictObject({ ...seen, student: Id, beside: z.nullable(Id) }),
    answer: RescueRound,
    refuses: [
      'wrong-semester',
      'rescue-changed',
      'in-a-team',
      'team-full',
      'rescue-refused-before',
      'not-found',
    ],
  }),
  /** Final; another round may follow until the team deadline. */
  send: call({
    summary: 'Send the draft of a rescue round',
    method: 'POST',
    path: '/rescue/send',
    who: ['OFFICE'],
    body: z.strictObject(seen),
    answer: RescueRound,
    refuses: ['wrong-semester', 'team-deadline-passed', 'rescue-changed', 'rescue-empty'],
  }),
  /** Nothing for whoever is in no group, has found a team, or after the team deadline. */
  mine: call({
    summary: 'Get what a rescue round proposes to the caller',
    method: 'GET',
    path: '/rescue/mine',
    who: ['STUDENT'],
    answer: Mine,
    refuses: ['wrong-semester'],
  }),
  /** Each who can still be invited, under the rules of invitations; who cannot is answered with why. */
  invite: call({
    summary: 'Invite the students proposed to the own project',
    method: 'POST',
    path: '/rescue/invite',
    who: ['STUDENT'],
    answer: Mine,
    refuses: ['wrong-semester', 'not-owner', 'rescue-not-proposed'],
  }),
  /** In a group without a project; the first who says so does. */
  create: call({
    summary: 'Say that one creates the project of the own group',
    method: 'POST',
    path: '/rescue/create',
    who: ['STUDENT'],
    answer: Mine,
    refuses: ['wrong-semester', 'rescue-not-proposed', 'rescue-created'],
  }),
  /** Before there is a project. */
  handBack: call({
    summary: 'Hand back that one creates the project of the own group',
    method: 'POST',
    path: '/rescue/hand-back',
    who: ['STUDENT'],
    answer: Mine,
    refuses: ['wrong-semester', 'rescue-not-proposed'],
  }),
}

function round() {
  const list = pagedQuery('entries', RescueEntry, {
    groupKinds: anyOfQuery(z.enum(rescueKinds)),
    universities: anyOfQuery(UniversityId),
    places: anyOfQuery(z.enum(rescuePlaces)),
  })
  return {
    query: list.query,
    answer: z.extend(list.answer, { round: RescueRound }),
    refuses: ['page-too-far', 'wrong-semester'],
  } as const
}
