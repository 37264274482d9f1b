import { join } from 'node:path'
import { importCourse } from '../course/import.ts'
import type { Clock } from '../plumbing/clock.ts'
import type { Database } from '../plumbing/database.ts'
import type { Files } from '../plumbing/files.ts'
import { dropKept } from '../plumbing/kept.ts'
import { afterCommit, transact } from '../plumbing/transact.ts'

const CONTENT = join(import.meta.dirname, '../../../content')

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
      afterCommit(tx, () => dropKept('content'))
    })
