import * as z from 'zod/mini'
import { REASON_MAX } from '#people/registration/calls.ts'
import { call } from '#platform/contract/call.ts'
import { anyOf, countsOf, pagedList } from '#platform/contract/list.ts'
import { FullName, Id, IdParams, Instant, PersonName, staff, text } from '#platform/contract/parts.ts'
import { UniversityId } from '#programme/programme/calls.ts'
import { nameChangeStatuses } from './states.ts'

const Status = z.enum(nameChangeStatuses)
const Reason = text(REASON_MAX)

/** A student's own request for another name (decision Y1): the last one that they made. */
export const OwnNameChange = z.object({
  _id: Id,
  /** The name that is asked for. */
  to: FullName,
  reason: z.string(),
  at: Instant,
  status: Status,
  /** When it was decided or withdrawn; null while it waits. */
  endedAt: z.nullable(Instant),
  /** Why it was rejected; null otherwise. */
  rejection: z.nullable(z.string()),
})
export type OwnNameChange = z.infer<typeof OwnNameChange>

/** The same as staff see it, with the student it is about. */
export const NameChange = z.extend(OwnNameChange, {
  student: Id,
  /** The student's name now. */
  ...FullName.shape,
  email: z.string(),
  neptun: z.nullable(z.string()),
  university: z.string(),
  /** The name that stood when it was asked for. */
  from: FullName,
  decidedBy: z.nullable(FullName),
  can: z.object({ accept: z.boolean(), reject: z.boolean() }),
})
export type NameChange = z.infer<typeof NameChange>

/** What `name-change-already-decided` tells: how it ended, by whom where staff decided, and whether by the caller. */
export const NameChangeEnded = z.object({
  status: Status,
  decidedBy: z.nullable(FullName),
  endedAt: z.nullable(Instant),
  byYou: z.boolean(),
})
export type NameChangeEnded = z.infer<typeof NameChangeEnded>

export const AskNameChange = z.strictObject({ surname: PersonName, firstname: PersonName, reason: Reason })
export type AskNameChange = z.infer<typeof AskNameChange>
export const RejectNameChange = z.strictObject({ reason: Reason })

export const about =
  'Names of confirmed students: asking for another one, and deciding about it (decision Y1). The old one stands until then.'

export const nameChange = {
  own: call({
    summary: "Get one's own confirmed name, and the last request for another one",
    method: 'GET',
    path: '/profile/name-change',
    who: ['STUDENT'],
    answer: z.object({ name: FullName, request: z.nullable(OwnNameChange) }),
  }),
  /** One waits at a time. Idempotent: the name that is asked for already is not asked for twice. */
  ask: call({
    summary: 'Ask for another name',
    method: 'POST',
    path: '/profile/name-change',
    who: ['STUDENT'],
    body: AskNameChange,
    answer: OwnNameChange,
    refuses: ['name-unchanged', 'name-change-open'],
  }),
  /** Idempotent: withdrawing again changes nothing. */
  withdraw: call({
    summary: "Withdraw one's own request for another name",
    method: 'POST',
    path: '/profile/name-change/withdraw/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: OwnNameChange,
    refuses: ['name-change-already-decided'],
  }),
  /** The one that waits longest first. Coordinators see their own university's students (decision R5). */
  list: call({
    summary: 'List requests for another name',
    method: 'POST',
    path: '/name-change/find',
    who: staff,
    ...pagedList(
      'requests',
      NameChange,
      { status: anyOf(Status), universities: anyOf(UniversityId) },
      { byStatus: countsOf(nameChangeStatuses) },
    ),
  }),
  /** The name stands everywhere from now on; the first decision wins. The student is told in a mail. */
  accept: call({
    summary: 'Accept a request for another name',
    method: 'POST',
    path: '/name-change/accept/:id',
    who: staff,
    params: IdParams,
    answer: NameChange,
    refuses: ['name-change-already-decided'],
  }),
  /** The old name stays; the first decision wins. The student reads the reason in a mail. */
  reject: call({
    summary: 'Reject a request for another name',
    method: 'POST',
    path: '/name-change/reject/:id',
    who: staff,
    params: IdParams,
    body: RejectNameChange,
    answer: NameChange,
    refuses: ['name-change-already-decided'],
  }),
}
