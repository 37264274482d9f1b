import { days, hours, minutes } from './plumbing/clock.ts'
import type { Limit } from './plumbing/throttle.ts'

/** Whose hits are counted together. Where an address counts, its IPv6 site does too (plumbing/network.ts). */
type Per =
  | 'address'
  | 'e-mail and address'
  | 'e-mail, a known place apart'
  | 'e-mail'
  | 'person'
  | 'person and address'
  | 'person, a known place apart'
  | 'session'
  | 'everybody'

interface Budget extends Limit {
  what: string
  per: Per
  past: string
}

const CODE = 'a code mailed to the account opens'
const REFUSED = '429 until the window ends'

/**
 * Every limit of the platform; docs/limits.md is made from this. Budgets are apart by purpose, so that no neighbour,
 * flood of mails or stranger can lock somebody out (decision A6): past one that strangers can spend there is a way on.
 */
export const limits = {
  sessionCalls: {
    what: 'calls of a signed-in person, in one process',
    per: 'session',
    hits: 1_200,
    window: minutes(1),
    past: REFUSED,
  },
  uploads: {
    what: 'uploads, in one process',
    per: 'person',
    hits: 60,
    window: minutes(1),
    past: REFUSED,
  },
  publicReads: {
    what: 'reads of guests, in one process',
    per: 'address',
    hits: 30_000,
    window: minutes(1),
    past: REFUSED,
  },
  signInPair: {
    what: 'failed sign-ins',
    per: 'e-mail and address',
    hits: 10,
    window: minutes(15),
    past: `the right password opens from a known place alone; ${CODE}`,
  },
  signInAddress: {
    what: 'failed sign-ins',
    per: 'address',
    hits: 600,
    window: minutes(15),
    past: `the right password opens from a known place alone; ${CODE}`,
  },
  signInAccount: {
    what: 'failed sign-ins',
    per: 'e-mail',
    hits: 100,
    window: hours(1),
    past: `the right password opens from a known place alone; ${CODE}`,
  },
  knownPair: {
    what: 'failed sign-ins to an account from a place it knows',
    per: 'e-mail and address',
    hits: 30,
    window: minutes(15),
    past: CODE,
  },
  knownAddress: {
    what: 'failed sign-ins around somebody in a known place',
    per: 'address',
    hits: 3_000,
    window: minutes(15),
    past: CODE,
  },
  signInCodes: {
    what: 'mails with a sign-in code',
    per: 'e-mail and address',
    hits: 3,
    window: minutes(15),
    past: 'no further mail; the codes mailed in this window are valid beyond it',
  },
  signInCodesOfAccount: {
    what: 'mails with a sign-in code, to all places together',
    per: 'e-mail, a known place apart',
    hits: 30,
    window: minutes(15),
    past: 'no further mail to unknown places; a new password makes the place where it is set a known one',
  },
  registrations: {
    what: 'registrations',
    per: 'address',
    hits: 500,
    window: hours(1),
    past: 'a code mailed to the typed address comes first',
  },
  registrationMails: {
    what: 'registrations of one mailbox',
    per: 'e-mail and address',
    hits: 5,
    window: hours(1),
    past: 'a code mailed to the typed address comes first',
  },
  registrationMailsOfMailbox: {
    what: 'registrations of one mailbox',
    per: 'e-mail',
    hits: 20,
    window: days(1),
    past: 'a code mailed to the typed address comes first',
  },
  registrationCodes: {
    what: 'mails with a registration code',
    per: 'e-mail and address',
    hits: 3,
    window: minutes(15),
    past: 'no further mail; the codes mailed in this window are valid beyond it',
  },
  registrationCodesOfMailbox: {
    what: 'mails with a registration code',
    per: 'e-mail',
    hits: 10,
    window: minutes(15),
    past: 'no further mail; the codes mailed in this window are valid beyond it',
  },
  verificationMails: {
    what: 'repeated verification mails',
    per: 'e-mail and address',
    hits: 5,
    window: hours(1),
    past: 'no further mail; the links mailed in this window are valid beyond it',
  },
  verificationMailsOfMailbox: {
    what: 'repeated verification mails',
    per: 'e-mail',
    hits: 20,
    window: days(1),
    past: 'no further mail; the links mailed in this window are valid beyond it',
  },
  resetMails: {
    what: 'mails with a link for a new password',
    per: 'e-mail and address',
    hits: 5,
    window: hours(1),
    past: 'no further mail; the links mailed in this window are valid beyond it',
  },
  resetMailsOfMailbox: {
    what: 'mails with a link for a new password',
    per: 'e-mail',
    hits: 20,
    window: hours(1),
    past: 'no further mail; the links mailed in this window are valid beyond it',
  },
  newSignInMails: {
    what: 'mails about a sign-in from a new place or device',
    per: 'person',
    hits: 5,
    window: days(1),
    past: 'no further mail; the list of sessions under Settings has them all',
  },
  invitationMails: {
    what: 'expired invitations mailed anew',
    per: 'e-mail and address',
    hits: 5,
    window: hours(1),
    past: 'no further mail; the links mailed in this window are valid beyond it',
  },
  invitationMailsOfMailbox: {
    what: 'expired invitations mailed anew',
    per: 'e-mail',
    hits: 20,
    window: days(1),
    past: 'no further mail; the links mailed in this window are valid beyond it',
  },
  ownPassword: {
    what: 'changes of the own password',
    per: 'person',
    hits: 10,
    window: minutes(15),
    past: REFUSED,
  },
  secondFactorPair: {
    what: 'wrong second factors',
    per: 'person and address',
    hits: 5,
    window: minutes(15),
    past: REFUSED,
  },
  secondFactorAccount: {
    what: 'wrong second factors',
    per: 'person, a known place apart',
    hits: 100,
    window: hours(1),
    past: REFUSED,
  },
  pictures: {
    what: 'changes of the own picture',
    per: 'person',
    hits: 10,
    window: hours(1),
    past: REFUSED,
  },
  suggestions: {
    what: 'suggestions on the course and reports of exam questions',
    per: 'person',
    hits: 30,
    window: hours(1),
    past: REFUSED,
  },
  ownData: {
    what: "files of one's own data",
    per: 'person',
    hits: 5,
    window: days(1),
    past: REFUSED,
  },
  endlessFiles: {
    what: 'files whose reading had to be ended',
    per: 'person',
    hits: 3,
    window: hours(1),
    past: REFUSED,
  },
  imports: {
    what: 'files of people to invite',
    per: 'person',
    hits: 60,
    window: hours(1),
    past: REFUSED,
  },
  refusalLines: {
    what: 'new lines about refused sign-ins',
    per: 'address',
    hits: 200,
    window: hours(1),
    past: 'counted in one line without account and address',
  },
  allRefusalLines: {
    what: 'new lines about refused sign-ins',
    per: 'everybody',
    hits: 5_000,
    window: hours(1),
    past: 'counted in one line without account and address',
  },
} as const satisfies Record<string, Budget>

/** How much is worked on or waits at the same moment in one process; past it 503 `busy` at once, with Retry-After. */
export const atOnce = {
  guestActs: { what: 'acts of guests from one address; of IPv6 from one site', most: 300 },
  passwordsOfOne: { what: 'sign-ins of one e-mail from one address', most: 25 },
  passwordChecks: { what: 'password checks that wait for their turn', most: 400 },
  importedFiles: { what: 'files of people to invite that wait to be read', most: 10 },
  newPasswords: { what: 'new passwords that wait for their turn', most: 300 },
} as const
