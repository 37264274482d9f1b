import type { ImportOutcome } from '@rajt/contract/imports'
import type { FullName } from '@rajt/contract/parts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { anyOf, prepared, type Queryable, type Tx } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'

type Name = z.infer<typeof FullName>
export type ImportRecord = Awaited<ReturnType<ReturnType<typeof importRecords>['execute']>>[number]

const nameOf = (account: 'made_by' | 'decided_by') => sql<Name | null>`(
  select json_build_object('surname', surname, 'firstname', firstname) from account where id = ${sql.ref(`i.${account}`)})`

/** Everything that the wire shows of an import. */
const importRecords = (db: Queryable) =>
  db
    .selectFrom('import as i')
    .select(['i.id', 'i.file_name', 'i.ignored', 'i.status', 'i.made_at', 'i.decided_at', 'i.finished_at'])
    .select(['i.role', 'i.encoding', 'i.is_sure', 'i.looks', 'i.cleaned'])
    .select([nameOf('made_by').as('maker'), nameOf('decided_by').as('decider')])
    .select(
      sql<Partial<Record<ImportOutcome, number>>>`(
        select coalesce(json_object_agg(outcome, rows), '{}')
        from (select outcome, count(*) as rows from import_row where import_id = i.id group by outcome) counted)`.as(
        'counts',
      ),
    )

// As costly as the rows of the imports on a page, which are counted; planning it takes 0.3 ms.
export const importsByKey = prepared<{ keys: string[] }>('imports_by_key')((db, given) =>
  importRecords(db).where('i.id', '=', anyOf(given('keys'))),
)

export async function findImport(db: Queryable, id: string): Promise<ImportRecord> {
  return (await importRecords(db).where('i.id', '=', id).executeTakeFirst()) ?? refuse('not-found')
}

/** Of two who decide at once, the second sees what the first one did. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRecord> {
  await tx.selectFrom('import').select('id').where('id', '=', id).forUpdate().execute()
  return findImport(tx, id)
}
