import { beginningOfDay, inBudapest } from '#platform/server/budapest.ts'
import { days, hours, later, minutes } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { isLocal } from '#platform/server/local-start.ts'
import type { Settings } from '#platform/server/settings.ts'

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

type FirstUniversity = keyof typeof universities
export const firstUniversities = Object.keys(universities) as FirstUniversity[]

/** Days a semester lasts, and how long it has been running when the demonstration begins. */
const LENGTH = 150
const DEMO_AGE = 56
/** Days in which teams form. */
const TEAMS_UNTIL = 70
/** Decision X3, and how many projects a mentor takes until the office says otherwise. */
const firstTeamSettings = { answer_days: 10, mentor_capacity: 3 } as const
/** Until the office names its own. */
const INVENTED_CONTACT = 'help@rajt.example'
/** Of the demonstration alone: who answers for the data of real people is never invented. */
const INVENTED_CONTROLLER = {
  controller_name: 'Rajt Programiroda',
  controller_address: '1111 Budapest, Rajtvonal utca 1.',
  privacy_email: 'privacy@rajt.example',
}

/** The twelve universities and a current semester; the office edits both afterwards (decision S2). */
export async function firstProgramme(tx: Tx, settings: Settings, now: Date): Promise<void> {
  const { DEMO: demo, FIRST_OFFICE_EMAIL } = settings
  await tx
    .insertInto('university')
    .values(Object.entries(universities).map(([id, name]) => ({ id, name })))
    .execute()
  const age = demo === 'off' ? 0 : days(DEMO_AGE)
  const startsAt = beginningOfDay(later(now, -age))
  const secondSemester = demo === 'semester-2'
  // A demonstration is open: its people are invented. A programme opens by an act of its office (decision Y6).
  const opened = { dates_set_at: startsAt, registration_opened_at: startsAt }
  const shared = {
    contact_email: FIRST_OFFICE_EMAIL.toLowerCase() || INVENTED_CONTACT,
    second_factor_required: isRequiredAtFirst(settings),
    ...(demo === 'off' ? {} : { ...INVENTED_CONTROLLER, ...opened }),
  }
  if (secondSemester) {
    const before = beginningOfDay(later(startsAt, -days(LENGTH + 14)))
    await addSemester(
      tx,
      { number: 1, startsAt: before, year: startsAt },
      { ...shared, is_current: false, test_warning: false },
    )
  }
  const own = { is_current: true, test_warning: demo !== 'off' }
  await addSemester(tx, { number: secondSemester ? 2 : 1, startsAt, year: startsAt }, { ...shared, ...own })
}

/**
 * Staff must have a second factor, until the office lifts it under Settings; invented people on this machine alone need
 * none (decision Y5).
 */
export const isRequiredAtFirst = (settings: Settings): boolean =>
  settings.DEMO === 'off' || !isLocal(settings)

interface Own {
  is_current: boolean
  test_warning: boolean
  contact_email: string
  second_factor_required: boolean
  controller_name?: string
  controller_address?: string
  privacy_email?: string
  dates_set_at?: Date
  registration_opened_at?: Date
}

interface Which {
  number: 1 | 2
  startsAt: Date
  /** A moment of the academic year that its key names: both semesters of a demonstration are of one. */
  year: Date
}

async function addSemester(tx: Tx, { number, startsAt, year }: Which, own: Own) {
  await tx
    .insertInto('semester')
    .values({
      ...own,
      key: keyOf(year, number),
      number,
      starts_at: startsAt,
      opened_at: startsAt,
      ends_at: lastMinute(later(startsAt, days(LENGTH))),
      ...(number === 1
        ? { one_pager_deadline: lastMinute(later(startsAt, days(LENGTH - 21))) }
        : {
            team_deadline: lastMinute(later(startsAt, days(TEAMS_UNTIL))),
            progress_report_deadline: lastMinute(later(startsAt, days(LENGTH - 21))),
            ...firstTeamSettings,
          }),
    })
    .execute()
}

/** Until somebody of the office has come in, the contact is whom the settings name; one that they named themselves stays. */
export async function followContact(tx: Tx, before: readonly string[], email: string): Promise<void> {
  await tx
    .updateTable('semester')
    .set({ contact_email: email })
    .where('contact_email', 'in', [...before, INVENTED_CONTACT])
    .where('contact_email', '!=', email)
    .execute()
}

/** Like 2026-27-1: the academic year begins in August (decision S1). */
function keyOf(moment: Date, number: 1 | 2): string {
  const there = inBudapest(moment)
  const year = there.getUTCFullYear() - (there.getUTCMonth() < 7 ? 1 : 0)
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}-${number}`
}

/** 23:59 of a moment's day: a deadline people read as the day it names. */
const lastMinute = (moment: Date) =>
  later(beginningOfDay(later(beginningOfDay(moment), hours(30))), -minutes(1))
