import { type Context, isOffered } from '@rajt/contract/programme'
import { refuse } from '../plumbing/refuse.ts'

/** For whoever is to belong to it; told as what the database itself refuses is. */
export function refuseUnlessOffered(context: Context, university: string): void {
  if (!isOffered(context, university))
    refuse('university-retired', { fields: { university: { rule: 'gone' } } })
}
