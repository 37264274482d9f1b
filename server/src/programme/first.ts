import { days, hours, later, minutes } from '../plumbing/clock.ts'
import type { Tx } from '../plumbing/database.ts'
import type { Settings } from '../plumbing/settings.ts'

const universities = {
  bce: 'Budapesti Corvinus Egyetem',
  bme: 'Budapesti Műszaki és Gazdaságtudományi Egyetem',
  de: 'Debreceni Egyetem',
  elte: 'Eötvös Loránd Tudományegyetem',
  mate: 'Magyar Agrár- és Élettudományi Egyetem',
  me: 'Miskolci Egyetem',
  oe: 'Óbudai Egyetem',
  pe: 'Pannon Egyetem',
  pte: 'Pécsi Tudományegyetem',
  se: 'Semmelweis Egyetem',
  sze: 'Széchenyi István Egyetem',
  szte: 'Szegedi Tudományegyetem',
} as const

export type FirstUniversity = keyof typeof universities
export const firstUniversities = Object.keys(universities) as FirstUniversity[]

/** Days a semester lasts, and how long it has been running when the demonstration begins. */
const LENGTH = 150
const DEMO_AGE = 56

/** The twelve universities and a current semester; the office edits both afterwards (decision S2). */
export async function firstProgramme(tx: Tx, demo: Settings['DEMO'], now: Date): Promise<void> {
  await tx
    .insertInto('university')
    .values(Object.entries(universities).map(([id, name]) => ({ id, name })))
    .execute()
  const age = demo === 'off' ? 0 : days(DEMO_AGE)
  const startsAt = midnight(later(now, -age))
  const secondSemester = demo === 'semester-2'
  if (secondSemester) await addSemester(tx, 1, midnight(later(startsAt, -days(LENGTH + 14))), false, false)
  await addSemester(tx, secondSemester ? 2 : 1, startsAt, true, demo !== 'off')
}

async function addSemester(tx: Tx, number: 1 | 2, startsAt: Date, isCurrent: boolean, testWarning: boolean) {
  await tx
    .insertInto('semester')
    .values({
      key: keyOf(startsAt, number),
      number,
      starts_at: startsAt,
      ends_at: lastMinute(later(startsAt, days(LENGTH))),
      one_pager_deadline: lastMinute(later(startsAt, days(LENGTH - 21))),
      is_current: isCurrent,
      test_warning: testWarning,
    })
    .execute()
}

/** Like 2026-27-1: the academic year begins in August (decision S1). */
function keyOf(startsAt: Date, number: 1 | 2): string {
  const year = startsAt.getUTCFullYear() - (startsAt.getUTCMonth() < 7 ? 1 : 0)
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}-${number}`
}

const timeZone = 'Europe/Budapest'
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone })
const hourOf = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })

/** The midnight in Budapest that a moment's day began with, in summer and in winter. */
function midnight(moment: Date): Date {
  const there = new Date(`${dayOf.format(moment)}T00:00:00Z`)
  return later(there, -hours(Number(hourOf.format(there))))
}

/** 23:59 of a moment's day: a deadline people read as the day it names. */
const lastMinute = (moment: Date) => later(midnight(later(midnight(moment), hours(30))), -minutes(1))
