import { termsNamed } from '#course/glossary/named.ts'
import { unknownAmong } from '#course/glossary/server/queries.ts'
import { languages } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Draft, Flaw } from '../content-parts.ts'
import { flawsBeside, flawsOf } from './flaws.ts'

/** What keeps from being published what was just written, with what the glossary says of it. */
export async function allFlawsOf(db: Queryable, written: Draft): Promise<Flaw[]> {
  const { kind, content } = written
  const named = kind === 'lesson' ? languages.flatMap((language) => termsNamed(content[language].body)) : []
  return [...flawsOf(written), ...flawsBeside(written, await unknownAmong(db, named))]
}
