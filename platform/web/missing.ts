import type { FieldErrors, FieldValues } from 'react-hook-form'

/**
 * How many fields must be filled in and are not, once the form was sent: before that whoever is still typing is not
 * counted at.
 */
export const missingIn = <V extends FieldValues>(
  state: { isSubmitted: boolean; errors: FieldErrors<V> },
  values: V,
) => (state.isSubmitted ? lackingIn(state.errors, values) : 0)

function lackingIn(errors: object, values: unknown): number {
  return Object.entries(errors).reduce((sum, [name, error]) => sum + countOf(error, valueAt(values, name)), 0)
}

const valueAt = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined

// An error names its rule; what does not holds those of a list's or a group's fields.
function countOf(error: unknown, value: unknown): number {
  if (typeof error !== 'object' || error === null) return 0
  if ('type' in error && typeof error.type === 'string')
    return error.type === 'required' || isLeftOut(value) ? 1 : 0
  return lackingIn(error, value)
}

/** A box that must be ticked, and choices of which none is made, are refused by rules of other names. */
const isLeftOut = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0)
