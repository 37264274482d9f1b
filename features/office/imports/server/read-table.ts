import { join } from 'node:path'
import type { Encoding } from '#platform/contract/encoding.ts'
import type { Code } from '#platform/contract/errors.ts'
import type { UploadedFile } from '#platform/server/files.ts'
import { atOnce } from '#platform/server/limits.ts'
import { queueOf } from '#platform/server/queue.ts'
import { refuse, type Why } from '#platform/server/refuse.ts'
import { sandbox } from '#platform/server/sandbox.ts'
import { imports } from '../calls.ts'
import type { Table } from './table.ts'

export interface TableOrder {
  bytes: Uint8Array
  mediaType: string
  /** Of a text, how it was written; null where nobody has said it. */
  chosen: Encoding | null
}
export type TableAnswer = { table: Table } | { refused: Code; why?: Why }

const { told } = imports.preview.uploads.file
const inTurn = queueOf({ name: 'importedFiles', atOnce: 1, waiting: atOnce.importedFiles.most })

const read = sandbox<TableOrder, TableAnswer>({
  program: join(import.meta.dirname, 'table-process.ts'),
  // The largest table within its limits takes a quarter of it.
  most: { work: 6_000, memory: 500 * 1024 * 1024, patience: 60_000 },
})

/** The rows of a file, one file at a time. Refuses what is no table. `chosen`: of a text, how it was written. */
export const readTable = (
  { mediaType, content }: Pick<UploadedFile, 'mediaType' | 'content'>,
  chosen: Encoding | null = null,
): Promise<Table> =>
  inTurn(async () => {
    if (told.some((type) => type === mediaType)) return refuse('import-no-workbook')
    const answer = (await read({ bytes: await content(), mediaType, chosen })) ?? {
      refused: 'import-unreadable' as const,
    }
    return 'table' in answer ? answer.table : refuse(answer.refused, answer.why)
  })
