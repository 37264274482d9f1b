import type { TestRajt } from './rajt.ts'

/**
 * Rows of a table that cannot be written or deleted, whatever the reason: PostgreSQL refuses those that the condition on
 * `new` or `old` fits, with this code. `mend` lets them be again.
 */
export const breakingOf = ({ pool }: Pick<TestRajt, 'pool'>) => ({
  async breakRows(
    table: string,
    on: 'insert' | 'insert or update' | 'delete',
    condition = 'true',
    code = 'ZZ001',
  ): Promise<void> {
    await pool.query(`create or replace function break_row() returns trigger language plpgsql as
      $$ begin raise exception 'broken' using errcode = '${code}'; end $$`)
    await pool.query(`create trigger broken before ${on} on ${table}
      for each row when (${condition}) execute function break_row()`)
  },
  mend: () => pool.query('drop function if exists break_row cascade'),
})
