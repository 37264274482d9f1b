import { stageOf } from '#platform/contract/stage.ts'
import type { FailureCode } from './failure.ts'
import { session } from './session.ts'
import { createStore } from './store.ts'
import { readStored, store } from './stored.ts'

/** The semester for which this tab was loaded anew: once is enough. */
const MOVED = 'rajt.moved'

/** Semesters that were current in this tab: an answer given in one of them by a process that lags behind moves nobody back. */
const left = new Set<string>()

/** The current semester as the newest answer names it, where this tab was loaded in another one. */
export const movedTo = createStore<string | null>(null)

let heardAt = Date.now()
/** Milliseconds since the server said anything. */
export const silentFor = (): number => Date.now() - heardAt

/** Each answer names its semester (`SEMESTER_HEADER`); null where it is none of the server's, as one that was kept here. */
export function heardOf(semester: string | null): void {
  if (semester === null) return
  heardAt = Date.now()
  const { context } = session.get()
  if (!context || semester === context.CURRENT_ONBOARD_KEY || left.has(semester)) return
  left.add(context.CURRENT_ONBOARD_KEY)
  if (movedTo.get() !== semester) movedTo.set(semester)
}

/**
 * Who somebody is in the programme has changed under an open page: a semester was opened, a second factor is required, a
 * member of the office was narrowed.
 * The page is loaded anew, and its guard leads to where they belong now; drafts wait.
 */
export function reloadOnStageChange(code: FailureCode): void {
  const { user, context } = session.get()
  // A new semester is followed in place (app/web/follow.ts).
  if (!user || !context || movedTo.get()) return
  const stage = stageOf(user, context)
  const hasMoved =
    (code === 'second-factor-required' && stage !== 'SECOND_FACTOR') ||
    (code === 'full-access-needed' && user.officeScope === 'FULL') ||
    (code === 'onboarding-needed' && stage !== 'ONBOARDING') ||
    (code === 'not-in-semester' && stage !== 'FORMER')
  const isElsewhere =
    code === 'wrong-semester' && readStored(sessionStorage, MOVED) !== context.CURRENT_ONBOARD_KEY
  if (!hasMoved && !isElsewhere) return
  store(sessionStorage, MOVED, context.CURRENT_ONBOARD_KEY)
  location.reload()
}
