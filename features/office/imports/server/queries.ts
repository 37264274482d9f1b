import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { DeliveryState } from '#people/mail/calls.ts'
import { deliveryOf, stateAt } from '#people/mail/server/delivery.ts'
import type { FullName } from '#platform/contract/parts.ts'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { ImportOutcome } from '../calls.ts'

type Name = z.infer<typeof FullName>
export type ImportRecord = Awaited<ReturnType<ReturnType<typeof importRecords>['execute']>>[number]

const nameOf = (account: 'made_by' | 'decided_by') => sql<Name | null>`(
  select json_build_object('surname', surname, 'firstname', firstname) from account where id = ${sql.ref(`i.${account}`)})`

/** The mail `m` of the invitation that a row `r` became, as long as nobody has used it. */
export const isMailOfRow = sql`m.id = (
  select m.id from account a
    join access_token t on t.account_id = a.id and t.purpose = 'invitation' and t.is_newest
    join mail m on m.recipient = a.email and m.template = 'invitation' and m.created_at = t.created_at
  where a.id = r.account_id and a.password_hash is null and a.released_at is null order by m.id limit 1)`

export const rowsByKey = (db: Queryable, keys: readonly string[], now: Date) =>
  db
    .selectFrom('import_row as r')
    .leftJoin('mail as m', (on) => on.on(isMailOfRow.$castTo<boolean>()))
    .select([
      'r.id',
      'r.line',
      'r.outcome',
      'r.problems',
      'r.surname',
      'r.firstname',
      'r.email',
      'r.role',
      'r.university',
      'r.neptun',
      deliveryOf(now).as('delivery'),
    ])
    .where('r.id', 'in', keys)
    .execute()

/** Everything that the wire shows of an import. */
const importRecords = (db: Queryable, now: Date) =>
  db
    .selectFrom('import as i')
    .select([
      'i.id',
      'i.file_name',
      'i.ignored',
      'i.status',
      'i.made_at',
      'i.decided_at',
      'i.finished_at',
      'i.role',
      'i.encoding',
      'i.is_sure',
      'i.looks',
      'i.cleaned',
    ])
    .select([nameOf('made_by').as('maker'), nameOf('decided_by').as('decider')])
    .select(
      sql<Partial<Record<ImportOutcome, number>>>`(
        select coalesce(json_object_agg(outcome, rows), '{}')
        from (select outcome, count(*) as rows from import_row where import_id = i.id group by outcome) counted)`.as(
        'counts',
      ),
    )
    .select(
      sql<Partial<Record<DeliveryState, number>>>`(
        select coalesce(json_object_agg(state, mails), '{}') from (
          select ${stateAt(now)} as state, count(*) as mails
          from import_row r join mail m on ${isMailOfRow} where r.import_id = i.id group by 1) counted)`.as(
        'mails',
      ),
    )

export const importsByKey = (db: Queryable, { keys, now }: { keys: string[]; now: Date }) =>
  importRecords(db, now).where('i.id', '=', anyOf(keys)).execute()

export async function findImport(db: Queryable, id: string, now: Date): Promise<ImportRecord> {
  return (await importRecords(db, now).where('i.id', '=', id).executeTakeFirst()) ?? refuse('not-found')
}

/** Of two who decide at once, the second sees what the first one did. */
export async function lockImport(tx: Tx, id: string, now: Date): Promise<ImportRecord> {
  await tx.selectFrom('import').select('id').where('id', '=', id).forUpdate().execute()
  return findImport(tx, id, now)
}
