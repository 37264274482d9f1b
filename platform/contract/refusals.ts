import { answersFile, type Call } from './call.ts'
import type { Code, CommonRefusal } from './errors.ts'
import { type Role, staff } from './parts.ts'

const sends = ({ method }: Call) => method !== 'GET'
/** Whether somebody of these roles, signed in, makes a call. */
export const isOpenTo = (call: Call, roles: readonly Role[]) =>
  call.who === 'signed-in' || (call.who !== 'guest' && call.who.some((role) => roles.includes(role)))
const always = () => true
/** What belongs to one semester is for those who take part in it (decision X10). */
export const isForParticipants = (call: Call) =>
  isOpenTo(call, ['STUDENT']) &&
  (call.needsSemester === true || (call.refuses ?? []).includes('wrong-semester'))

type Implied = CommonRefusal | 'link-invalid' | 'not-in-semester'

/** Which calls may answer with a refusal that is common to many, told from their other fields. */
const implied: Record<Implied, (call: Call) => boolean> = {
  'invalid-request': (call) => sends(call) || Boolean(call.params ?? call.query),
  'not-signed-in': ({ who }) => who !== 'guest',
  'full-access-needed': (call) => isOpenTo(call, ['OFFICE']) && call.concerns !== 'oneself',
  'not-allowed': ({ who }) => who !== 'guest' && who !== 'signed-in',
  'onboarding-needed': (call) => isOpenTo(call, ['STUDENT']) && call.opens !== 'early',
  'personality-needed': (call) => isOpenTo(call, ['STUDENT']) && !call.opens,
  'not-in-semester': isForParticipants,
  'second-factor-required': (call) => isOpenTo(call, staff) && call.opens !== 'early',
  // A file is also reached by a signed address, which ends (decision L11).
  'link-invalid': answersFile,
  'not-found': ({ params }) => Boolean(params),
  'body-too-large': sends,
  'media-type': sends,
  'too-many-requests': always,
  internal: always,
  busy: sends,
  unavailable: always,
  'outcome-unknown': sends,
  'storage-full': ({ uploads }) => Boolean(uploads),
  'storage-failed': ({ uploads }) => Boolean(uploads),
}

const impliedCodes = Object.keys(implied) as Implied[]

/** Every refusal that a call may answer with: those of its own rules first. */
export const refusalsOf = (call: Call): Code[] => [
  ...(call.refuses ?? []),
  ...impliedCodes.filter((code) => implied[code](call)),
]
