import type { FieldErrors, FieldValues } from 'react-hook-form'

/** How many fields are required and empty, once the form was sent: before that whoever is still typing is not counted at. */
export const missingIn = <V extends FieldValues>(state: { isSubmitted: boolean; errors: FieldErrors<V> }) =>
  state.isSubmitted ? requiredIn(state.errors) : 0

function requiredIn(errors: object): number {
  return Object.values(errors).reduce((sum: number, error: unknown) => sum + countOf(error), 0)
}

// An error names its rule; what does not holds those of a list's or a group's fields.
function countOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0
  if ('type' in error && typeof error.type === 'string') return error.type === 'required' ? 1 : 0
  return requiredIn(error)
}
