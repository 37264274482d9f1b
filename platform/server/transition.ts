import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import type { StateTable, TransitionBy } from '#platform/contract/states.ts'
import { auditLinesOf } from './audit.ts'
import type { DB } from './database.generated.ts'
import { anyOf } from './database.ts'
import { refuse } from './refuse.ts'
import type { CommandScope } from './request.ts'

type Status = DB['registration']['status']

/** Tables whose rows have states. */
type Stateful = {
  [T in keyof DB]: DB[T] extends { id: unknown; status: unknown } ? T : never
}[keyof DB]

interface Options<T extends Stateful> {
  /** Where it is not the role of the caller. */
  by?: TransitionBy
  /** Other columns that change with the state, in the same statement. */
  set?: Omit<Updateable<DB[T]>, 'status'>
  /** Kept in the line of the audit. */
  detail?: Record<string, unknown>
  /** A condition on the rows besides, and the refusal where it does not hold. */
  only?: { where: RawBuilder<SqlBool>; otherwise: () => Promise<void> }
}

/**
 * The only writer of a table's status. Moves all rows of `ids` or refuses: as the contract's table of transitions says who may,
 * from which states, to which, and under which word the audit keeps it. Any number of rows takes one statement.
 */
export function transitionsOf<T extends Stateful, S extends string, M extends string>(
  table: T,
  { transitions }: StateTable<S, string, M>,
) {
  return async (scope: CommandScope, name: M, ids: readonly string[], options: Options<T> = {}) => {
    const transition = transitions[name]
    const by = options.by ?? scope.actor?.role
    if (!by || !transition.by.includes(by)) return refuse('not-allowed')
    if (ids.length === 0) return
    // Every table of this kind has these columns; Kysely cannot know it of a type that stands for all of them.
    const moving = scope.tx
      .updateTable(table as 'registration')
      .set({ ...(options.set as object), status: transition.to as Status })
      .where('id', '=', anyOf(ids))
      .where('status', 'in', transition.from as readonly Status[])
      .$if(options.only !== undefined, (query) => query.where(options.only?.where as RawBuilder<SqlBool>))
      .returning('id')
    const recording = auditLinesOf(
      scope,
      transition.act,
      sql`(select id::text subject from moved) subjects`,
      options.detail,
    )
    const { rows } =
      await sql`with moved as (${moving}), recorded as (${recording}) select id from moved`.execute(scope.tx)
    if (rows.length === ids.length) return
    await options.only?.otherwise()
    return refuse(transition.refuses)
  }
}
