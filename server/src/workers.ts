import type { Running } from './app.ts'
import { forgetCvs } from './application/forget-cvs.ts'
import { tidy } from './auth/tidy.ts'
import { timeOutWorker } from './exam/time-out.ts'
import { takeBackWorker } from './exam/unconfirmed.ts'
import { forgetOldImports } from './imports/forget.ts'
import { importWorker } from './imports/run.ts'
import { missedOnePagers } from './one-pager/missed.ts'
import { forgetOwnData } from './own-data/forget.ts'
import { gatherWorker } from './own-data/gather.ts'
import { forgetOldInvitations } from './people/forget.ts'
import { eachByItself } from './plumbing/by-itself.ts'
import type { Workers } from './plumbing/jobs.ts'
import { mailWorker } from './plumbing/mail-worker.ts'
import { sweepFiles } from './plumbing/sweep-files.ts'
import { pushWorker } from './push/deliver.ts'
import { forgetOldRegistrations } from './registration/forget.ts'
import { courseWorker } from './semester/import-course.ts'
import { requestClock } from './team-request/run-clock.ts'

/** Who does each job that acts leave behind. */
export const workersOf = ({ db, clock, settings, files, log }: Running): Workers => ({
  'send-mail': mailWorker({ db, settings, log }),
  'time-out-attempt': timeOutWorker(db, clock),
  'take-back-attempt': takeBackWorker(db, clock),
  'send-push': pushWorker({ db, clock, settings, log }),
  'gather-own-data': gatherWorker({ db, clock, files }),
  'run-import': importWorker({ db, clock, settings, log }),
  'import-course': courseWorker({ db, clock, files }),
  'missed-one-pagers': missedOnePagers({ db, clock, settings }),
  'request-clock': requestClock({ db, clock, settings, log }),
  tidy: () =>
    eachByItself([
      () => tidy(db, clock.now()),
      () => forgetOldRegistrations(db, clock.now()),
      () => forgetOldInvitations(db, clock.now()),
      () => forgetOwnData(db, clock.now()),
      () => forgetOldImports(db, clock.now()),
      () => forgetCvs(db, clock.now()),
      () => sweepFiles(db, files, clock.now()),
    ]),
})
