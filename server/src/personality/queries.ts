import type { Language, Personality } from '@rajt/contract/parts'
import type { Reach } from '../plumbing/database.ts'

export function statements(db: Reach) {
  return db
    .selectFrom('personality_statement')
    .select(['id', 'reverse', 'text_hu', 'text_en'])
    .select((eb) => eb.ref('type').$castTo<Personality>().as('type'))
    .orderBy('position')
    .execute()
}

export function types(db: Reach, language: Language) {
  return db
    .selectFrom('personality_type')
    .select(['title', 'tagline', 'description', 'strengths', 'watch', 'team'])
    .select((eb) => eb.ref('personality').$castTo<Personality>().as('personality'))
    .where('language', '=', language)
    .orderBy('personality')
    .execute()
}

/** The last result, highest first; empty before the first test. */
export function resultOf(db: Reach, accountId: string) {
  return db
    .selectFrom('personality_result')
    .select((eb) => eb.ref('personality').$castTo<Personality>().as('personality'))
    .select('percent')
    .where('account_id', '=', accountId)
    .orderBy('percent', 'desc')
    .orderBy('personality')
    .execute()
}
