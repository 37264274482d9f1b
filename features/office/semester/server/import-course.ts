import { join } from 'node:path'
import { importCourse } from '#course/authoring/server/import.ts'
import { invalidate } from '#platform/server/cache.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'
import { inProject } from '#platform/server/in-project.ts'
import { afterCommit, transact } from '#platform/server/transact.ts'

const CONTENT = inProject('content')

interface Importing {
  db: Database
  clock: Clock
  files: Files
}

/**
 * The course of that number that comes with the product (decision C1). Idempotent: tried again, it is there
 * once.
 */
export const courseWorker =
  ({ db, clock, files }: Importing) =>
  ({ semester }: { semester: string }) =>
    transact(db, async (tx) => {
      const { number } = await tx
        .selectFrom('semester')
        .select('number')
        .where('id', '=', semester)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const there = await tx
        .selectFrom('module')
        .select('id')
        .where('semester_id', '=', semester)
        .limit(1)
        .executeTakeFirst()
      if (there) return
      const media = join(CONTENT, `media/semester-${number}`)
      await importCourse(
        { tx, files, now: clock.now() },
        semester,
        join(CONTENT, `semester-${number}`),
        media,
      )
      afterCommit(tx, () => invalidate('content'))
    })
