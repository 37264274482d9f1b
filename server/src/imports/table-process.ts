import { Refused } from '../plumbing/refuse.ts'
import { serve } from '../plumbing/sandbox-process.ts'
import { fieldOfHeader } from './columns.ts'
import { readCsv } from './read-csv.ts'
import type { TableAnswer, TableOrder } from './read-table.ts'
import { readXlsx } from './read-xlsx.ts'

/** Reads tables that people send, for read-table.ts. */
const knownOf = (header: readonly string[]) => header.filter((name) => fieldOfHeader(name)).length

serve(async ({ bytes, mediaType }: TableOrder): Promise<TableAnswer> => {
  const content = Buffer.from(bytes)
  try {
    return { rows: mediaType === 'text/csv' ? await readCsv(content, knownOf) : await readXlsx(content) }
  } catch (error) {
    // Any failure of a reader is the file's fault: a reader works on nothing but the file.
    return error instanceof Refused
      ? { refused: error.code, why: error.why }
      : { refused: 'import-unreadable' }
  }
})
