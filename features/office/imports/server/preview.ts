import type { Insertable } from 'kysely'
import { writeAudit } from '#platform/server/audit.ts'
import type { ImportRow } from '#platform/server/database.generated.ts'
import type { Tx } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import { limits } from '#platform/server/limits.ts'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { imports } from '../calls.ts'
import { columnsOf, headed } from './columns.ts'
import { discardOne } from './discard.ts'
import { doubtsOf } from './doubts.ts'
import { accountsHolding } from './holders.ts'
import { presentImport } from './present.ts'
import { findImport } from './queries.ts'
import { readTable } from './read-table.ts'
import { judge, markTwins, type ReadRow, readRow } from './rules.ts'

/** Rows of one statement, whose parameters are counted. */
const AT_ONCE = 500

/** The file is read before the transaction, which writes what it says and nothing of any account. */
export const preview = commandInSteps(imports.preview, async function preview(request) {
  const { db, transact, actor, now, body, files } = request
  await hitOrRefuse(db, { key: `import ${actor.id}`, limit: limits.imports }, now)
  const read = await readTable(files.file, body.encoding)
  const { header, table } = headed(read.rows)
  const columns = columnsOf(header, body.role)
  if (table.length === 0) return refuse('import-empty')
  const { context } = await currentProgramme(db)
  const given = { columns, role: body.role, universities: context.UNIVERSITY_NAMES }
  const rows = markTwins(table.map((row) => readRow(row, given)))
  const { isSure, looks } = doubtsOf(read, columns, rows)
  return transact(async (tx) => {
    if (body.insteadOf) await discardOne({ tx, actor, now }, body.insteadOf)
    const made = {
      file_name: files.file.name || 'import',
      role: body.role,
      ignored: columns.ignored,
      encoding: read.encoding,
      is_sure: isSure,
      looks: jsonOf(looks),
      cleaned: rows.filter(({ isCleaned }) => isCleaned).length,
      made_at: now,
      made_by: actor.id,
    }
    const { id } = await tx.insertInto('import').values(made).returning('id').executeTakeFirstOrThrow()
    await writeRows(tx, id, rows, context.RETIRED_UNIVERSITIES)
    await writeAudit({ tx, actor, now }, 'import-previewed', id, { rows: rows.length })
    return presentImport(await findImport(tx, id, now))
  })
})

async function writeRows(
  tx: Tx,
  id: string,
  rows: readonly ReadRow[],
  retired: readonly string[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    const holders = await accountsHolding(tx, some)
    const values = some.map((row): Insertable<ImportRow> => {
      const { line, fields, problems } = row
      const judged =
        problems.length > 0 ? { outcome: 'REFUSED' as const, problems } : judge(fields, holders(row), retired)
      return {
        import_id: id,
        line,
        ...fields,
        outcome: judged.outcome,
        problems: jsonOf(judged.problems),
      }
    })
    await tx.insertInto('import_row').values(values).execute()
  }
}
