import { tidy } from './auth/tidy.ts'
import { timeOutWorker } from './exam/time-out.ts'
import { takeBackWorker } from './exam/unconfirmed.ts'
import { forgetOldInvitations } from './people/forget.ts'
import type { Clock } from './plumbing/clock.ts'
import type { Database } from './plumbing/database.ts'
import type { Files } from './plumbing/files.ts'
import type { Workers } from './plumbing/jobs.ts'
import { mailWorker } from './plumbing/mail.ts'
import type { Settings } from './plumbing/settings.ts'
import { sweepFiles } from './plumbing/sweep-files.ts'
import { forgetOldRegistrations } from './registration/forget.ts'

/** Who does each job that acts leave behind. */
export const workersOf = (db: Database, clock: Clock, settings: Settings, files: Files): Workers => ({
  'send-mail': mailWorker(db, settings),
  'time-out-attempt': timeOutWorker(db, clock),
  'take-back-attempt': takeBackWorker(db, clock),
  tidy: async () => {
    await tidy(db, clock.now())
    await forgetOldRegistrations(db, clock.now())
    await forgetOldInvitations(db, clock.now())
    await sweepFiles(db, files, clock.now())
  },
})
