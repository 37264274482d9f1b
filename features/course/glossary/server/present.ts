import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { TermDetails, TermFields } from '../parts.ts'
import { findTerm, type TermRow, usesOf } from './queries.ts'
import { mayRemove } from './rules.ts'

type Words = Pick<TermRow, 'hu_word' | 'hu_meaning' | 'en_word' | 'en_meaning'>

export const fieldsOf = (row: Words): TermFields => ({
  huWord: row.hu_word,
  huMeaning: row.hu_meaning,
  enWord: row.en_word,
  enMeaning: row.en_meaning,
})

export const columnsOf = ({ huWord, huMeaning, enWord, enMeaning }: TermFields): Words => ({
  hu_word: huWord,
  hu_meaning: huMeaning,
  en_word: enWord,
  en_meaning: enMeaning,
})

export async function presentDetails(db: Queryable, id: string, language: Language): Promise<TermDetails> {
  const row = await findTerm(db, id)
  const usedBy = await usesOf(db, row.key, language)
  return {
    _id: row.id,
    key: row.key,
    ...fieldsOf(row),
    addedAt: row.created_at.toISOString(),
    addedBy: nameOf(row.surname, row.firstname),
    editedAt: row.edited_at?.toISOString() ?? null,
    editedBy: nameOf(row.editor_surname, row.editor_firstname),
    usedBy,
    can: { remove: mayRemove(usedBy.length > 0) === 'ok' },
  }
}

const nameOf = (surname: string | null, firstname: string | null) =>
  surname !== null && firstname !== null ? { surname, firstname } : null
