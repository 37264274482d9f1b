import type { Correctable } from '../calls.ts'

type Field = keyof Correctable
const fields: readonly Field[] = ['surname', 'firstname', 'email', 'neptun', 'university']

/** The fields of a form that still hold what was there before; a form holds empty texts for what is not there. */
export const unchangedFields = (typed: Readonly<Record<Field, string | null>>, was: Correctable): Field[] =>
  fields.filter((name) => (typed[name] ?? '') === (was[name] ?? ''))
