import type { Failure } from '#platform/web/failure.ts'
import type { Flaw } from '../content-parts.ts'

const CONTENT = 'written.content.'
const flawsByRule: Readonly<Record<string, Flaw['flaw']>> = { max: 'too-long', count: 'too-many' }

/** What the server refused of a draft, at the fields that show it. */
export const flawsOfRefusal = ({ fields }: Pick<Failure, 'fields'>): Flaw[] =>
  Object.entries(fields).flatMap(([field, { rule }]) => {
    const flaw = flawsByRule[rule]
    return flaw && field.startsWith(CONTENT) ? [{ at: field.replace(CONTENT, ''), flaw }] : []
  })
