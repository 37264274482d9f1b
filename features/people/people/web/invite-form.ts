import * as z from 'zod/mini'
import type { Role } from '#platform/contract/parts.ts'
import type { OfficeScope } from '#platform/contract/scope.ts'
import { Invite, needsNeptun, needsUniversity } from '../calls.ts'

/** What the form holds while it is filled in: empty texts for what is not chosen yet. */
export interface InviteValues {
  role: Role | ''
  surname: string
  firstname: string
  email: string
  university: string
  neptun: string
  /** Empty where the invited person chooses it. */
  username: string
  /** Of members of the office. */
  officeScope: OfficeScope
  language: string
}

export const emptyInvite: InviteValues = {
  role: '',
  surname: '',
  firstname: '',
  email: '',
  university: '',
  neptun: '',
  username: '',
  officeScope: 'FULL',
  language: 'hu',
}

// `undefined` is what the contract's schema calls a missing field; null stands for "not for this role".
const needed = (value: string, isNeeded: boolean) => (isNeeded ? value || undefined : null)

const ifGiven = (username: string): { username?: string | null | undefined } =>
  username.trim() ? { username } : {}

const ofOffice = (
  role: string,
  officeScope: OfficeScope,
): { officeScope?: OfficeScope | null | undefined } => (role === 'OFFICE' ? { officeScope } : {})

/** The contract's schema behind a form: students and coordinators need a university, students a Neptun code. */
export const InviteForm = z.pipe(
  z.transform(({ username, officeScope, ...values }: InviteValues) => ({
    ...values,
    role: values.role || undefined,
    university: needed(values.university, needsUniversity(values.role)),
    neptun: needed(values.neptun, needsNeptun(values.role)),
    ...ofOffice(values.role, officeScope),
    ...ifGiven(username),
  })),
  Invite,
)
