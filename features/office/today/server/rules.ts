import { limits } from '#platform/contract/parts.ts'
import { beginningOfDayBefore } from '#platform/server/budapest.ts'
import { days, later } from '#platform/server/clock.ts'
import { LONGEST_WAIT_DAYS } from '../../statistics/calls.ts'
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

/** How those that wait since then stand against the promise (spec 9); days of the calendar are those of Budapest. */
export function promisedOf(rows: readonly Waiting[], now: Date): Promised {
  const counted = rows.slice(0, limits.listed)
  const overSince = later(now, -days(LONGEST_WAIT_DAYS))
  const soonSince = later(beginningOfDayBefore(now, -2), -days(LONGEST_WAIT_DAYS))
  const ages = Array.from({ length: LONGEST_WAIT_DAYS + 1 }, () => 0)
  for (const { since } of counted) {
    const age = Math.floor((now.getTime() - since.getTime()) / days(1))
    const place = Math.max(0, Math.min(age, LONGEST_WAIT_DAYS))
    ages[place] = (ages[place] ?? 0) + 1
  }
  const over = counted.filter(({ since }) => since <= overSince).length
  const soon = counted.filter(({ since }) => since > overSince && since < soonSince).length
  return { days: LONGEST_WAIT_DAYS, over, soon, ages }
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
