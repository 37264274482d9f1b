import { PROMISED_DAYS } from '#people/registration/calls.ts'
import { promiseEndOf } from '#people/registration/server/promise.ts'
import { limits } from '#platform/contract/parts.ts'
import { daysBetween } from '#platform/server/budapest.ts'
import type { Promised, Queue, QueueKind } from '../calls.ts'
import type { Waiting } from './waiting.ts'

/** Seconds that one of them takes whoever is used to it, from the side panel. */
const EFFORT: Record<QueueKind, number> = {
  registrations: 15,
  remarks: 90,
  names: 30,
  imports: 120,
  mails: 45,
  requests: 60,
  questions: 180,
  rescue: 600,
}

/** A queue by what waits in it, longest first; null where nothing does. */
export function queueOf(
  kind: QueueKind,
  rows: readonly Waiting[],
  more: Partial<Pick<Queue, 'promised' | 'sameQuestion' | 'file'>> & { acts?: number } = {},
): Queue | null {
  const [first] = rows
  if (!first) return null
  const waiting = Math.min(rows.length, limits.listed)
  const { acts = waiting, ...own } = more
  return {
    kind,
    waiting,
    isMore: rows.length > limits.listed,
    oldest: first.since.toISOString(),
    effort: acts * EFFORT[kind],
    promised: null,
    sameQuestion: null,
    file: null,
    ...own,
  }
}

/** How those that wait since then stand against the promise (spec 9). */
export function promisedOf(rows: readonly Waiting[], now: Date): Promised {
  const counted = rows.slice(0, limits.listed)
  const ages = Array.from({ length: PROMISED_DAYS + 2 }, () => 0)
  for (const { since } of counted) {
    const place = Math.max(0, Math.min(daysBetween(since, now), PROMISED_DAYS + 1))
    ages[place] = (ages[place] ?? 0) + 1
  }
  const ends = counted.map(({ since }) => promiseEndOf(since, now)).filter((end) => end !== null)
  const over = ends.filter((end) => end === 'over').length
  return { days: PROMISED_DAYS, over, soon: ends.length - over, ages }
}

interface Report {
  question_id: string | null
}

/**
 * The question that most of the reports are about, where several are; and how many answers are needed, one for all
 * reports of a question.
 */
export function groupedByQuestion(rows: readonly Report[]) {
  const reports = new Map<string, number>()
  for (const { question_id: id } of rows) if (id) reports.set(id, (reports.get(id) ?? 0) + 1)
  const [most] = [...reports].toSorted(([, a], [, b]) => b - a)
  return {
    most: most && most[1] > 1 ? { question: most[0], reports: most[1] } : null,
    acts: rows.filter(({ question_id }) => question_id === null).length + reports.size,
  }
}
