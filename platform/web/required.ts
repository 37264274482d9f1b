import { type FieldPath, type FieldValues, get, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldRefusals } from '#platform/contract/field-refusals.ts'

/** Whether a form that holds these values is refused once this field is emptied: then it must be filled in. */
export function isRequired<V extends FieldValues>(
  schema: z.ZodMiniType<unknown, unknown>,
  values: V,
  name: FieldPath<V>,
) {
  const emptied = structuredClone(values)
  set(emptied, name, emptyAs(get(values, name)))
  const parsed = schema.safeParse(emptied, { reportInput: true })
  return !parsed.success && name in fieldRefusals(parsed.error)
}

const emptyAs = (value: unknown) => {
  if (Array.isArray(value)) return []
  return typeof value === 'boolean' ? false : ''
}
