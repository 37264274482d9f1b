import { columnsOf } from '#course/glossary/server/present.ts'
import { keysOf } from '#course/glossary/server/queries.ts'
import { mayAdd } from '#course/glossary/server/rules.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import type { CommandScope } from '#platform/server/request.ts'
import { fieldsIn } from './import-glossary.ts'
import type { JudgedTerm } from './judge-terms.ts'

/** Terms of a course that comes in: a new one is added, one that says something else is changed for everybody. Under `lockTerms`. */
export async function keepTerms(
  { tx, actor, now }: CommandScope,
  terms: readonly JudgedTerm[],
): Promise<number> {
  const scope = { tx, actor, now }
  const keys = await keysOf(tx)
  for (const { value, there } of terms) {
    if (!value) continue
    const words = columnsOf(fieldsIn(value))
    const word = value.hu.word
    if (there) {
      const edited = { edited_at: now, edited_by: actor?.id ?? null }
      await tx
        .updateTable('glossary_term')
        .set({ ...words, ...edited })
        .where('id', '=', there.id)
        .execute()
      await writeAudit(scope, 'glossary-term-edited', there.id, { word })
      continue
    }
    refuseUnless(mayAdd(keys.add(value.key).size - 1))
    const { id } = await tx
      .insertInto('glossary_term')
      .values({ key: value.key, ...words, created_at: now, created_by: actor?.id ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit(scope, 'glossary-term-added', id, { word })
  }
  return terms.length
}
