import { pushWorker } from '#announcements/push/server/deliver.ts'
import { publishPlanned } from '#course/authoring/server/run-plans.ts'
import { examClock, timeOutWorker } from '#course/exam/server/time-out.ts'
import { takeBackWorker } from '#course/exam/server/unconfirmed.ts'
import { forgetReplaced, forgetUploads } from '#course/media/server/uploads.ts'
import { countQuestions } from '#course/question-statistics/server/count.ts'
import { regradeWorker } from '#course/regrade/server/run.ts'
import { missedOnePagers } from '#documents/one-pager/server/missed.ts'
import { forgetOldImports } from '#office/imports/server/forget.ts'
import { importWorker } from '#office/imports/server/run.ts'
import { forgetOwnData } from '#office/own-data/server/forget.ts'
import { gatherWorker } from '#office/own-data/server/gather.ts'
import { courseWorker } from '#office/semester/server/import-course.ts'
import { tidy } from '#people/auth/server/tidy.ts'
import { forgetOldRegistrations } from '#people/identity/server/forget.ts'
import { forgetOldInvitations } from '#people/people/server/forget.ts'
import { eachByItself } from '#platform/server/by-itself.ts'
import type { Workers } from '#platform/server/jobs.ts'
import { mailWorker } from '#platform/server/mail-worker.ts'
import { sweepFiles } from '#platform/server/sweep-files.ts'
import { requestClock } from '#teams/request/server/expire.ts'
import { forgetCvs } from '#teams/request/server/forget-cvs.ts'
import type { Running } from './app.ts'

/** Who does each job that acts leave behind. */
export const workersOf = ({ db, clock, settings, files, log }: Running): Workers => ({
  'send-mail': mailWorker({ db, settings, log }),
  'time-out-attempt': timeOutWorker({ db, clock }),
  'take-back-attempt': takeBackWorker(db, clock),
  'send-push': pushWorker({ db, clock, settings, log }),
  'gather-own-data': gatherWorker({ db, clock, files }),
  'run-import': importWorker({ db, clock, settings, log }),
  regrade: regradeWorker({ db, clock, settings }),
  'import-course': courseWorker({ db, clock, files }),
  'exam-clock': examClock({ db, clock }),
  'missed-one-pagers': missedOnePagers({ db, clock, settings }),
  'request-clock': requestClock({ db, clock, settings, log }),
  'publish-planned': publishPlanned({ db, clock, settings }),
  'count-questions': countQuestions({ db, clock }),
  tidy: () =>
    eachByItself([
      () => tidy(db, clock.now()),
      () => forgetOldRegistrations(db, clock.now()),
      () => forgetOldInvitations(db, clock.now()),
      () => forgetOwnData(db, clock.now()),
      () => forgetOldImports(db, clock.now()),
      () => forgetCvs(db, clock.now()),
      () => forgetUploads(db, clock.now()),
      () => forgetReplaced(db, clock.now()),
      () => sweepFiles({ db, files, keptDays: settings.FILES_KEPT_DAYS }, clock.now()),
    ]),
})
