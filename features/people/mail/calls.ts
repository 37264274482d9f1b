import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { anyOf, countsOf, pagedList } from '#platform/contract/list.ts'
import { FullName, Id, IdParams, Instant, Role, staff } from '#platform/contract/parts.ts'

/**
 * `ON_ITS_WAY`: written, and its turn comes. `WAITING`: tried in vain, or longer under way than mails are; it is tried
 * again. `TAKEN`: by the mail server, which is no proof that somebody read it. `REFUSED`: for good. `GIVEN_UP`: tried in
 * vain for days, or never tried as long as its link was good; nobody tries it again. `KEPT`: there was no mail server to
 * give it to; it leaves at a start with one.
 */
export const deliveryStates = ['ON_ITS_WAY', 'WAITING', 'TAKEN', 'REFUSED', 'GIVEN_UP', 'KEPT'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What a mail server's code means: to whom the mail goes, or why nothing could be told. */
const deliveryReasons = ['no-mailbox', 'full', 'blocked', 'unreachable', 'busy', 'other'] as const
export type DeliveryReason = (typeof deliveryReasons)[number]

/** Minutes after which a mail that was not taken is called late. */
export const LATE_AFTER = 10

/** What became of a mail. */
export const Delivery = z.object({
  state: z.enum(deliveryStates),
  /** When it was taken, refused or given up; else since when it waits. */
  at: Instant,
  /** Of `REFUSED`, and of `WAITING` and `GIVEN_UP` once it was tried. */
  reason: z.nullable(z.enum(deliveryReasons)),
  /** The mail server's own words, for whoever knows it. */
  answer: z.nullable(z.string()),
  /** Tries in vain that may be repeated. */
  tries: z.int(),
})
export type Delivery = z.infer<typeof Delivery>

/** The states that the office does something about. */
export const untakenStates = ['REFUSED', 'GIVEN_UP', 'WAITING'] as const
export type UntakenState = (typeof untakenStates)[number]

/** Somebody whose newest mail was not taken. */
export const Untaken = z.object({
  /** Of the mail. */
  _id: Id,
  person: z.object({ _id: Id, ...FullName.shape, role: Role, university: z.nullable(z.string()) }),
  email: z.string(),
  delivery: Delivery,
  /**
   * What can be sent again: the invitation, the link of a registration, or a mail that was given up (`mail.sendAgain`);
   * null where it is for them to ask again.
   */
  again: z.nullable(z.enum(['INVITATION', 'VERIFICATION', 'MAIL'])),
  /** Whether they have an account that the office can correct. */
  isInside: z.boolean(),
  /** Of their registration, for `VERIFICATION`. */
  registration: z.nullable(Id),
})
export type Untaken = z.infer<typeof Untaken>

const States = z.enum(untakenStates)

export const about = 'Mails that were not taken, and a mail to oneself that tries the mail server.'

export const mail = {
  /** Of people, by their newest mail to their present address; waiting longest first. */
  untaken: call({
    summary: 'List people whose newest mail was not taken',
    method: 'POST',
    path: '/mails/untaken',
    who: ['OFFICE'],
    ...pagedList('mails', Untaken, { states: anyOf(States) }, { byStatus: countsOf(untakenStates) }),
  }),
  /** How many people that concerns; `limits.listed + 1` stands for more than that many. */
  counts: call({
    summary: 'Count people whose newest mail was not taken',
    method: 'GET',
    path: '/mails/untaken',
    who: ['OFFICE'],
    answer: countsOf(untakenStates),
  }),
  /** A mail of `again: 'MAIL'`, by its id. Idempotent: one that is already sent again, or was taken, is not sent twice. */
  sendAgain: call({
    summary: 'Send a mail again that was given up',
    method: 'POST',
    path: '/mails/again/:id',
    who: ['OFFICE'],
    params: IdParams,
    answer: z.object({ delivery: Delivery }),
  }),
  /** Within the caller's reach (decision R5); null where it was taken, or none was written lately. */
  ofPerson: call({
    summary: "Tell whether somebody's newest mail was not taken",
    method: 'GET',
    path: '/mails/of/:id',
    who: staff,
    params: IdParams,
    answer: z.object({ untaken: z.nullable(Delivery) }),
  }),
  /** To the caller's own address, five an hour at most. */
  tryOut: call({
    summary: 'Send a mail to oneself that tries the mail server',
    method: 'POST',
    path: '/mails/try',
    who: ['OFFICE'],
    answer: z.object({ email: z.string(), delivery: z.nullable(Delivery) }),
  }),
  /** Null before the first one. */
  tried: call({
    summary: "Tell what became of the caller's last mail to themselves",
    method: 'GET',
    path: '/mails/try',
    who: ['OFFICE'],
    answer: z.object({ email: z.string(), delivery: z.nullable(Delivery) }),
  }),
}
