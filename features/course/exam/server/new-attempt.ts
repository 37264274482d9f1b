import { randomUUID } from 'node:crypto'
import { later, minutes } from '#platform/server/clock.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import type { exam } from '../calls.ts'
import { draw } from './draw.ts'
import type { OpenedAttempt } from './provider.ts'
import { addAttempt, type Bank, bankOf, type examStanding, seenBy } from './queries.ts'

type Standing = Awaited<ReturnType<typeof examStanding>>[number]

export interface Started extends OpenedAttempt {
  awaitsProvider: boolean
}

interface Making {
  standing: Standing
  /** What is drawn from, where it is known. */
  bank?: Bank | undefined
  /** Another provider asks. */
  external: boolean
}

/** Beside the semester's own attempts: what is drawn then was not drawn for the student before, whose solutions were shown. */
export const isGranted = ({ attempts_used, exam_attempts }: Standing): boolean =>
  attempts_used >= exam_attempts

/** Makes an attempt for somebody who may begin one. */
export async function newAttempt(
  db: Queryable,
  { actor, now, body: { moduleId } }: Pick<StepsRequest<typeof exam.start>, 'actor' | 'now' | 'body'>,
  { standing, bank, external }: Making,
): Promise<Started> {
  const number = standing.attempts_used + 1
  const seen = number > 1 && !external ? await seenBy(db, actor.id, moduleId) : new Map<string, boolean>()
  const endsAt = later(now, minutes(standing.exam_minutes))
  const drawn = external ? [] : drawFor(standing, bank ?? (await bankOf(db, moduleId)), seen)
  const attempt = {
    id: randomUUID(),
    account_id: actor.id,
    module_id: moduleId,
    number,
    status: 'OPEN',
    external,
    started_at: now,
    ends_at: endsAt,
    awaits_provider: external,
  } as const
  await addAttempt(db, { actor, now }, { attempt, drawn })
  return {
    id: attempt.id,
    moduleId,
    moduleKey: standing.key,
    number,
    endsAt,
    awaitsProvider: external,
  }
}

/** Nothing is drawn whose solution was shown; that of whatever was seen was, before a granted attempt. */
function drawFor(standing: Standing, { questions, blueprint }: Bank, seen: ReadonlyMap<string, boolean>) {
  const isOut = isGranted(standing) ? seen.has.bind(seen) : (id: string) => seen.get(id) === true
  const drawable = questions.filter(({ id }) => !isOut(id))
  return draw(drawable, { count: standing.next_questions, blueprint, seen: new Set(seen.keys()) })
}
