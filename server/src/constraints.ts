import type { Code, FieldRefusal } from '@rajt/contract/errors'
import pg from 'pg'
import { Refused } from './plumbing/refuse.ts'

const UNIQUE_VIOLATION = '23505'
const taken = (field: string): Record<string, FieldRefusal> => ({ [field]: { rule: 'taken' } })

/** A rule the database stopped is the same refusal as the one the rule's own check gives. */
const refusals: Record<string, { code: Code; fields?: Record<string, FieldRefusal> }> = {
  one_live_account_per_email: { code: 'email-taken', fields: taken('email') },
  one_live_account_per_username: { code: 'username-taken', fields: taken('username') },
  one_live_account_per_neptun_code: { code: 'neptun-taken', fields: taken('neptun') },
  one_university_per_name: { code: 'university-name-taken', fields: taken('name') },
  one_open_attempt_per_student_and_module: { code: 'init-failed' },
}

export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined
}

export function refusalOfConstraint(error: unknown): Refused | undefined {
  const known = refusals[violatedConstraint(error) ?? '']
  return known && new Refused(known.code, known.fields ? { fields: known.fields } : {})
}
