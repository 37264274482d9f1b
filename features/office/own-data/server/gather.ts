import type { Clock } from '#platform/server/clock.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'
import { type NewFile, requestFiles } from '#platform/server/request-files.ts'
import type { JobPayloads } from '#platform/server/schedule.ts'
import { transact } from '#platform/server/transact.ts'
import { zipOf } from '#platform/server/zip.ts'
import { contentsOf, missingIn } from './contents.ts'

const ABOUT = { mediaType: 'application/zip', name: 'rajt.zip', extension: 'zip' }

interface Gathering {
  db: Database
  clock: Clock
  files: Files
}

/** The job. A second run finds the file made, or nobody who waits for it, and leaves nothing behind. */
export function gatherWorker({ db, clock, files }: Gathering) {
  return async ({ ownData: id }: JobPayloads['gather-own-data']): Promise<void> => {
    const asked = await db
      .selectFrom('own_data as o')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .select(['a.id', 'a.language'])
      .where('o.id', '=', id)
      .where('o.file_id', 'is', null)
      .executeTakeFirst()
    if (!asked) return
    const now = clock.now()
    const { settle, ...store } = requestFiles(files)
    try {
      const zip = zipOf(files, await contentsOf({ db, ...asked }, now), missingIn(asked.language, now))
      const stored = await store.put('own-data', await store.receive(zip), ABOUT)
      await transact(db, (tx) => keep(tx, { id, stored, now }, store.keep))
      await settle()
    } catch (error) {
      await settle(error)
      throw error
    }
  }
}

async function keep(
  tx: Tx,
  { id, stored, now }: { id: string; stored: NewFile; now: Date },
  keepFile: (tx: Tx, file: NewFile, now: Date) => Promise<string>,
): Promise<void> {
  const waiting = await tx
    .selectFrom('own_data')
    .select('id')
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!waiting) return
  const file_id = await keepFile(tx, stored, now)
  await tx.updateTable('own_data').set({ file_id, made_at: now }).where('id', '=', id).execute()
}
