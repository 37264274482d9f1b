import { Refused } from '#platform/server/refuse.ts'
import { serve } from '#platform/server/sandbox-process.ts'
import { knownIn } from './columns.ts'
import { readCsv } from './read-csv.ts'
import type { TableAnswer, TableOrder } from './read-table.ts'
import { readXlsx } from './read-xlsx.ts'

/** Reads tables that people send, for read-table.ts. */
serve(async ({ bytes, mediaType, chosen }: TableOrder): Promise<TableAnswer> => {
  const content = Buffer.from(bytes)
  try {
    if (mediaType === 'text/csv') return { table: await readCsv(content, knownIn, chosen) }
    return { table: { rows: await readXlsx(content), encoding: null, others: [] } }
  } catch (error) {
    // Any failure of a reader is the file's fault: a reader works on nothing but the file.
    return error instanceof Refused
      ? { refused: error.code, why: error.why }
      : { refused: 'import-unreadable' }
  }
})
