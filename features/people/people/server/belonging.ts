import type { FieldRefusal } from '#platform/contract/errors.ts'
import type { Role } from '#platform/contract/parts.ts'
import type { OfficeScope } from '#platform/contract/scope.ts'
import type { Context } from '#programme/programme/calls.ts'
import { needsNeptun, needsUniversity } from '../calls.ts'

interface Belonging {
  role: Role
  officeScope?: OfficeScope | null
  university: string | null
  neptun: string | null
}

/**
 * Students and coordinators belong to a university, students have a Neptun code, others have neither; members of the office
 * alone may be limited.
 */
export function membershipErrors(
  { role, officeScope, university, neptun }: Belonging,
  { UNIVERSITY_NAMES }: Pick<Context, 'UNIVERSITY_NAMES'>,
): Record<string, FieldRefusal> {
  const isKnown = university !== null && Object.hasOwn(UNIVERSITY_NAMES, university)
  return {
    ...(needsUniversity(role) && !isKnown ? { university: { rule: 'required' } } : {}),
    ...(!needsUniversity(role) && university !== null ? { university: { rule: 'unknown' } } : {}),
    ...(role !== 'OFFICE' && officeScope ? { officeScope: { rule: 'unknown' } } : {}),
    ...(needsNeptun(role) && !neptun ? { neptun: { rule: 'required' } } : {}),
    ...(!needsNeptun(role) && neptun !== null ? { neptun: { rule: 'unknown' } } : {}),
  }
}
