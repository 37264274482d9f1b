import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { exam } from '../calls.ts'
import { inTurn } from './line.ts'
import { openAttempt } from './open-attempt.ts'
import { examProvider } from './provider.ts'
import { confirm, takeBack } from './unconfirmed.ts'

/**
 * Starts the next attempt of a module's exam, or continues the open one (spec 7, decisions C3, C4). The provider is asked
 * after the commit; an attempt that it does not take is taken back and burns nothing.
 */
export const start = commandInSteps(exam.start, async function start(request) {
  const provider = examProvider(request.settings)
  const attempt = await inTurn(request, () => openAttempt(request, provider))
  if (!attempt.awaitsProvider) return { redirectUrl: await provider.open(attempt) }
  const redirectUrl = await provider.open(attempt).catch(async (refusal) => {
    await request.transact((tx) => takeBack(tx, attempt.id, request.now))
    throw refusal
  })
  // Another start at the same moment may have been turned away by the provider, and have taken the attempt
  // back.
  if (!(await confirm(request.db, attempt.id))) return refuse('service-unavailable')
  return { redirectUrl }
})
