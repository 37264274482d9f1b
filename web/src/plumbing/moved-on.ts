import type { Code } from '@rajt/contract/errors'
import { stageOf } from '@rajt/contract/stage'
import { keep, readKept } from './kept.ts'
import { session } from './session.ts'

/** The semester for which this tab was loaded anew: once is enough. */
const MOVED = 'rajt.moved'

/**
 * Who somebody is in the programme has changed under an open page: a semester was opened, a second factor is required.
 * The page is loaded anew, and its guard leads to where they belong now; drafts wait.
 */
export function followIfMovedOn(code: Code | 'network' | 'unreadable'): void {
  const { user, context } = session.get()
  if (!user || !context) return
  const stage = stageOf(user, context)
  const hasMoved =
    (code === 'second-factor-required' && stage !== 'SECOND_FACTOR') ||
    (code === 'onboarding-needed' && stage !== 'ONBOARDING') ||
    (code === 'not-in-semester' && stage !== 'FORMER')
  const isElsewhere =
    code === 'wrong-semester' && readKept(sessionStorage, MOVED) !== context.CURRENT_ONBOARD_KEY
  if (!hasMoved && !isElsewhere) return
  keep(sessionStorage, MOVED, context.CURRENT_ONBOARD_KEY)
  location.reload()
}
