import type { Verdict } from '#platform/server/refuse.ts'
import type { slotRefusals } from '../parts.ts'

interface Slots {
  taken: number
  max_students: number
  deadline: Date
}

/** Whether a student may choose a challenge now: until its deadline, while a slot is free (decision O1). */
export function mayBeChosen(challenge: Slots, now: Date): Verdict<(typeof slotRefusals)[number]> {
  if (now >= challenge.deadline) return 'challenge-deadline-passed'
  return challenge.taken < challenge.max_students ? 'ok' : 'challenge-full'
}

interface Dates {
  deadline: Date
  /** What it was until now; null for a new challenge. */
  before: Date | null
  /** The semester's last moment for one-pagers. */
  latest: Date
}

/** A deadline is not in the past, nor after the semester's own (decisions A9, O0); one that stays as it was is never wrong. */
export function mayEndAt(
  { deadline, before, latest }: Dates,
  now: Date,
): Verdict<'challenge-deadline-outside'> {
  if (before && deadline.getTime() === before.getTime()) return 'ok'
  return deadline > now && deadline <= latest ? 'ok' : 'challenge-deadline-outside'
}

/** Who has a slot keeps it. */
export const mayHaveSlots = (
  { taken }: { taken: number },
  maxStudents: number,
): Verdict<'challenge-slots-taken'> => (maxStudents >= taken ? 'ok' : 'challenge-slots-taken')

/** Counts the documents that come together with those that stay (spec 5: upload count limit). */
export const mayHaveDocuments = (count: number, most: number): Verdict<'challenge-documents-too-many'> =>
  count <= most ? 'ok' : 'challenge-documents-too-many'
