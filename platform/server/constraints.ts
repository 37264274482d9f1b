import pg from 'pg'
import { constraints } from '#platform/contract/constraints.generated.ts'
import type { ConstraintRefusal } from '#platform/contract/feature.ts'
import { Refused } from './refuse.ts'

const refusals: Record<string, ConstraintRefusal> = constraints

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** The name of the unique constraint that a write broke. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined
}

/** The refusal of a rule that the database stopped; undefined for one that no request can break unless an act is wrong. */
export function refusalOfConstraint(error: unknown): Refused | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.constraint) return undefined
  const known = refusals[error.constraint]
  if (known) return new Refused(known.code, known.fields ? { fields: known.fields } : {})
  // What the request names was deleted while the request was on its way.
  return error.code === FOREIGN_KEY_VIOLATION ? new Refused('not-found') : undefined
}
