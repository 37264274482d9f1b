import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { glossary } from '../calls.ts'
import { keyFrom } from './key.ts'
import { columnsOf, fieldsOf, presentDetails } from './present.ts'
import { findByWords, keysOf, lockGlossary } from './queries.ts'
import { mayAdd } from './rules.ts'

/** Idempotent: the same term added again is there once. */
export const add = command(glossary.add, async function add({ tx, actor, now, language, body }) {
  await lockGlossary(tx)
  const there = await findByWords(tx, body)
  if (there && isSame(fieldsOf(there), body)) return presentDetails(tx, there.id, language)
  const keys = await keysOf(tx)
  refuseUnless(mayAdd(keys.size))
  const { id } = await tx
    .insertInto('glossary_term')
    .values({ key: keyFrom(body.enWord, keys), ...columnsOf(body), created_at: now, created_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAudit({ tx, actor, now }, 'glossary-term-added', id, { word: body.huWord })
  afterCommit(tx, () => invalidate('content'))
  return presentDetails(tx, id, language)
})

const isSame = (there: Record<string, string>, sent: Record<string, string>) =>
  Object.entries(there).every(([field, said]) => sent[field] === said)
