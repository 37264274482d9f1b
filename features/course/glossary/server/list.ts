import { glossaryIn } from '#course/course/server/glossary.ts'
import { type Place, readablePlaces } from '#course/course/server/readable.ts'
import { cached } from '#platform/server/cache.ts'
import { query } from '#platform/server/request.ts'
import { glossary } from '../calls.ts'
import { fieldsOf } from './present.ts'

/** Everything that the page shows of the terms, whoever reads it. */
const allTerms = cached('content', async (db, language: 'hu' | 'en') => {
  const [inOrder, rows] = await Promise.all([
    glossaryIn(db, language),
    db.selectFrom('glossary_term').selectAll().execute(),
  ])
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return [...inOrder.values()].flatMap((term) => {
    const row = byKey.get(term.key)
    return row ? [{ term, row }] : []
  })
})

/** In the order of the reader's alphabet, each with the lessons that the reader may open. */
export const list = query(glossary.list, async function list(request) {
  const { db, actor, language } = request
  const [terms, places] = await Promise.all([allTerms(db, language), readablePlaces(request)])
  const lessons = lessonsByTerm(places)
  const isWriter = actor.officeScope === 'FULL' || actor.officeScope === 'EDITOR'
  return {
    terms: terms.map(({ term, row }) => ({
      ...term,
      _id: row.id,
      lessons: lessons.get(term.key) ?? [],
      editedAt: row.edited_at?.toISOString() ?? null,
      fields: isWriter ? fieldsOf(row) : null,
      can: { edit: isWriter },
    })),
    can: { add: isWriter },
  }
})

type Head = { id: string; title: string }

/** The lessons by the terms that they name. */
function lessonsByTerm(places: readonly Place[]): Map<string, Head[]> {
  const lessons = new Map<string, Head[]>()
  for (const { row, terms } of places)
    for (const { key } of terms)
      lessons.set(key, [...(lessons.get(key) ?? []), { id: row.id, title: row.title }])
  return lessons
}
