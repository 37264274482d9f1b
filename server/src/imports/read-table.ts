import { join } from 'node:path'
import type { Code } from '@rajt/contract/errors'
import { atOnce } from '../limits.ts'
import type { UploadedFile } from '../plumbing/files.ts'
import { queueOf } from '../plumbing/queue.ts'
import { refuse, type Why } from '../plumbing/refuse.ts'
import { sandbox } from '../plumbing/sandbox.ts'
import type { TableRow } from './table.ts'

export interface TableOrder {
  bytes: Uint8Array
  mediaType: string
}
export type TableAnswer = { rows: TableRow[] } | { refused: Code; why?: Why }

const inTurn = queueOf({ atOnce: 1, waiting: atOnce.importedFiles.most })

const read = sandbox<TableOrder, TableAnswer>({
  program: join(import.meta.dirname, 'table-process.ts'),
  // The largest table within its limits takes a quarter of it.
  most: { work: 6_000, memory: 500 * 1024 * 1024, patience: 60_000 },
})

/** The rows of a file, one file at a time. Refuses what is no table. */
export const readTable = ({
  mediaType,
  content,
}: Pick<UploadedFile, 'mediaType' | 'content'>): Promise<TableRow[]> =>
  inTurn(async () => {
    const answer = (await read({ bytes: await content(), mediaType })) ?? {
      refused: 'import-unreadable' as const,
    }
    return 'rows' in answer ? answer.rows : refuse(answer.refused, answer.why)
  })
