import type { ActMeaning } from './audit.ts'
import type { Code, FieldRefusal, Meaning } from './errors.ts'
import type { StateTable } from './states.ts'

/** How a request is refused that the database stopped. */
export interface ConstraintRefusal {
  code: Code
  fields?: Record<string, FieldRefusal>
}

/**
 * What the product needs to know of a feature; `npm run types` gathers it for all (refusals.generated.ts,
 * acts.generated.ts, constraints.generated.ts).
 */
export interface Feature {
  /** The module of its calls: exports them by the feature's name, what they are `about` for the API reference, and their shapes. */
  contract: { about: string }
  /**
   * Example values of its fields, by name, for the API reference; of fields that most features have,
   * app/server/api-document.ts says some.
   */
  examples?: Record<string, unknown>
  /** Those that single calls answer with, named in their `refuses`. A code is never given another meaning. */
  refusals?: Record<string, Meaning>
  /** Acts that leave a line in the audit (decision L9), by the word of the line. A word that was once used is never removed. */
  acts?: Record<string, ActMeaning>
  /** Of its constraints that a request can break, by name: the same refusal that the rule's own check gives. */
  constraints?: Record<string, ConstraintRefusal>
  /** All others with a sentence for a name: an act is wrong that breaks one; it is answered `internal`, and logged. */
  internalConstraints?: readonly string[]
  /** Of what has states, by its table in the database. */
  states?: Record<string, StateTable>
}

/** Declares a feature; app/contract/index.ts lists them. */
export const feature = <const F extends Feature>(given: F): F => given

/** A field whose value somebody else has already. */
export const taken = (field: string) =>
  ({ [field]: { rule: 'taken' } }) satisfies Record<string, FieldRefusal>

/** Fields that the browser checks: only another client sends them so. */
export const wrong = (...fields: string[]): ConstraintRefusal => ({
  code: 'invalid-request',
  fields: Object.fromEntries(fields.map((field) => [field, { rule: 'format' }])),
})
