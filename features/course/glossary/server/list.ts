import { type Place, readablePlaces } from '#course/course/server/readable.ts'
import { cached } from '#platform/server/cache.ts'
import { query } from '#platform/server/request.ts'
import { glossary } from '../calls.ts'
import { glossaryIn } from './glossary.ts'
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
  const isWriter = actor.officeScope === 'FULL' || actor.officeScope === 'EDITOR'
  return {
    terms: terms.map(({ term, row }) => ({
      ...term,
      _id: row.id,
      lessons: places.filter((place) => names(place, term.key)).map((place) => headOf(place.row)),
      editedAt: row.edited_at?.toISOString() ?? null,
      fields: isWriter ? fieldsOf(row) : null,
      can: { edit: isWriter },
    })),
    can: { add: isWriter },
  }
})

const names = ({ terms }: Place, key: string) => terms.some((term) => term.key === key)

const headOf = ({ id, title }: { id: string; title: string }) => ({ id, title })
