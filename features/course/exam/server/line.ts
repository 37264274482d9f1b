import { atOnce } from '#platform/server/limits.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import { keyFor, sign } from '#platform/server/secrets.ts'
import { waitingLine } from '#platform/server/waiting-line.ts'
import type { exam } from '../calls.ts'
import { hasOpenAttempt } from './queries.ts'

type Starting = StepsRequest<typeof exam.start>

const line = waitingLine({ atOnce: atOnce.examStarts.most, held: atOnce.heldExamStarts.most })

/**
 * Starts exams a few at a time. Whoever is far behind is refused with their place and a ticket that keeps it, and asks
 * again; no attempt has begun then, and so no time runs. Whose time runs already does not wait.
 */
export async function inTurn<T>(request: Starting, start: () => Promise<T>): Promise<T> {
  const { db, actor, now, body, settings } = request
  const key = keyFor('place in a line', settings.SECRET)
  const came = body.ticket ? sinceOf(key, actor.id, { ticket: body.ticket, now: now.getTime() }) : null
  const comer = { who: actor.id, since: came ?? now.getTime(), now: now.getTime() }
  return line.enter(comer, start, async ({ place, retryAfter, until }) => {
    // Asked once: whoever shows a ticket had none when they got it.
    if (came === null && (await hasOpenAttempt(db, { student: actor.id, module: body.moduleId })))
      return start()
    const ticket = ticketOf(key, actor.id, { since: comer.since, until })
    return refuse('busy', { retryAfter, detail: { place, ticket } })
  })
}

/** Names who stands in the line since when, signed, so that every process keeps the order. */
export function ticketOf(
  key: string,
  who: string,
  { since, until }: { since: number; until: number },
): string {
  const place = `${since}.${until}`
  return `${place}.${sign(key, `${who} ${place}`)}`
}

/** Since when its owner stands in the line; null where it is somebody else's, made up, or has not been shown for too long. */
export function sinceOf(
  key: string,
  who: string,
  { ticket, now }: { ticket: string; now: number },
): number | null {
  const [since, until] = ticket.split('.').map(Number)
  if (since === undefined || until === undefined || !(until >= now)) return null
  return ticketOf(key, who, { since, until }) === ticket ? since : null
}
