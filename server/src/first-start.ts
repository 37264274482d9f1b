import type { FastifyBaseLogger } from 'fastify'
import { loadDemonstration } from './demo/load.ts'
import { inviteFirstOffice } from './people/first-office.ts'
import type { Database } from './plumbing/database.ts'
import type { Files } from './plumbing/files.ts'
import type { Settings } from './plumbing/settings.ts'
import { transact } from './plumbing/transact.ts'
import { firstProgramme } from './programme/first.ts'

export interface FirstStart {
  db: Database
  files: Files
  settings: Settings
  now: Date
  log: FastifyBaseLogger
}

/** Gives an empty database what it cannot do without, and the demonstration where it is asked for. Later: nothing. */
export async function firstStart(first: FirstStart): Promise<void> {
  const { db, settings, now, log } = first
  const known = await db.selectFrom('semester').select('id').limit(1).executeTakeFirst()
  if (!known) {
    await transact(db, async (tx) => {
      await firstProgramme(tx, settings.DEMO, now)
      if (settings.DEMO !== 'off') await loadDemonstration({ ...first, tx })
    })
    log.info({ demo: settings.DEMO }, 'first data loaded')
  }
  await transact(db, (tx) => inviteFirstOffice(tx, settings, now))
}
