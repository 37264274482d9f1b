import { auth } from '#people/auth/calls.ts'
import { send } from '#platform/web/api.ts'
import { isUndecided } from '#platform/web/failure.ts'
import { askAll, pauseBefore, queryClient, TRIES_WHILE_AWAY } from '#platform/web/query.ts'
import { movedTo, silentFor } from '#platform/web/reload-on-stage-change.ts'
import { session, updateUser } from '#platform/web/session.ts'
import { programme } from '#programme/programme/calls.ts'
import type { router } from './router.tsx'

/** A page that asked nothing so long after it was opened showed what it knew from before. */
const QUIET_MS = 1_000
/** A tab that is looked at again after longer than this may have slept through a switch. */
const ASLEEP_MS = 30_000

/**
 * Leads an open tab into the semester that has begun meanwhile, at its next act or page (decision X9): menu, rights and
 * answers are the new ones, and a page that its reader still has stays as it is, with what was typed there.
 */
export function followSemester(app: typeof router): void {
  movedTo.subscribe(() => {
    if (movedTo.get()) void follow(app)
  })
  app.subscribe('onResolved', () => setTimeout(() => listen(QUIET_MS), QUIET_MS))
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listen(ASLEEP_MS)
  })
}

/** Any answer says which semester it is. One that does not come is told where something is asked for. */
function listen(quiet: number): void {
  if (session.get().context && silentFor() >= quiet) void send(programme.context, {}).catch(() => undefined)
}

async function follow(app: typeof router): Promise<void> {
  try {
    await learn()
    // Other pages answer to other rights: first the page, then what it asks.
    await app.invalidate()
    queryClient.removeQueries({ type: 'inactive' })
    await askAll()
  } catch {
    // Not reached in all that time: the next answer says it again, and what was asked meanwhile tells its own failure.
  }
  movedTo.set(null)
}

// A page that asks nothing more by itself would stay in the semester that has ended, so one failure is not the last word.
async function learn(tries = 0): Promise<void> {
  try {
    await learnOnce()
  } catch (failure) {
    if (tries === TRIES_WHILE_AWAY || !isUndecided(failure)) throw failure
    await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries)))
    await learn(tries + 1)
  }
}

async function learnOnce(): Promise<void> {
  if (session.get().user) return updateUser((await send(auth.user, {})).user)
  session.set({ ...session.get(), context: await send(programme.context, {}) })
}
