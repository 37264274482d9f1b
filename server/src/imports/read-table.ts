import { atOnce } from '../limits.ts'
import type { UploadedFile } from '../plumbing/files.ts'
import { queueOf } from '../plumbing/queue.ts'
import { Refused, refuse } from '../plumbing/refuse.ts'
import { fieldOfHeader } from './columns.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { TableRow } from './table.ts'

const inTurn = queueOf({ atOnce: 1, waiting: atOnce.importedFiles.most })

const knownOf = (header: readonly string[]) => header.filter((name) => fieldOfHeader(name)).length

/** The rows of a file, one file at a time: what is read is held in memory. Refuses what is no table. */
export const readTable = (file: Pick<UploadedFile, 'mediaType' | 'content'>): Promise<TableRow[]> =>
  inTurn(async () => {
    const content = await file.content()
    try {
      return file.mediaType === 'text/csv' ? await readCsv(content, knownOf) : await readXlsx(content)
    } catch (error) {
      // Any failure of a reader is the file's fault: a reader works on nothing but the file.
      return error instanceof Refused ? refuse(error.code, error.why) : refuse('import-unreadable')
    }
  })
