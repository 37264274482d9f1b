import { refuse } from '#platform/server/refuse.ts'
import { type Context, isOffered } from '../calls.ts'

/** Refuses a retired university to somebody new, in the words of the database's own refusal. */
export function refuseUnlessOffered(context: Context, university: string): void {
  if (!isOffered(context, university))
    refuse('university-retired', { fields: { university: { rule: 'gone' } } })
}
