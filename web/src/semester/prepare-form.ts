import { datesOutOfOrder } from '@rajt/contract/programme'
import { numberOf, PrepareSemester, type SemesterInfo } from '@rajt/contract/semester'
import * as z from 'zod/mini'
import { acrossFields } from '../plumbing/across-fields.ts'
import { fromBudapest, toBudapest } from '../plumbing/budapest-time.ts'

export const settingDates = [
  'startsAt',
  'endsAt',
  'onePagerDeadline',
  'teamDeadline',
  'progressReportDeadline',
] as const
type DateName = (typeof settingDates)[number]
export const ownDates: Record<1 | 2, readonly DateName[]> = {
  1: ['startsAt', 'endsAt', 'onePagerDeadline'],
  2: ['startsAt', 'endsAt', 'teamDeadline', 'progressReportDeadline'],
}

/** As they are typed: dates by the clocks of Budapest, numbers as texts. */
type PrepareValues = Record<DateName | 'semester' | 'answerDays' | 'mentorCapacity', string>

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK = 7
const LENGTH = 150
const TEAMS_UNTIL = 70
const LAST_WEEKS = 21

/** After the first semester comes the second of the same year, after that the first of the next. */
function keyAfter(key: string): string {
  const year = Number(key.slice(0, 4))
  return numberOf(key) === 1
    ? `${key.slice(0, -1)}2`
    : `${year + 1}-${String((year + 2) % 100).padStart(2, '0')}-1`
}

/** A date of the calendar, as `2027-02-01`: days differ in length where the clocks change. */
const dayAfter = (local: string, count: number) =>
  new Date(Date.parse(local.slice(0, 10)) + count * DAY_MS).toISOString().slice(0, 10)

const endOf = (day: string) => `${day}T23:59`

/** What is prepared, or what the current semester suggests. */
export function valuesFor(current: SemesterInfo, next: SemesterInfo | undefined): PrepareValues {
  const begin = dayAfter(toBudapest(current.endsAt), WEEK)
  const suggested: Record<DateName, string> = {
    startsAt: `${begin}T00:00`,
    endsAt: endOf(dayAfter(begin, LENGTH)),
    onePagerDeadline: endOf(dayAfter(begin, LENGTH - LAST_WEEKS)),
    teamDeadline: endOf(dayAfter(begin, TEAMS_UNTIL)),
    progressReportDeadline: endOf(dayAfter(begin, LENGTH - LAST_WEEKS)),
  }
  const local = (name: DateName) => {
    const prepared = next?.[name]
    return prepared ? toBudapest(prepared) : suggested[name]
  }
  return {
    semester: next?.key ?? keyAfter(current.key),
    startsAt: local('startsAt'),
    endsAt: local('endsAt'),
    onePagerDeadline: local('onePagerDeadline'),
    teamDeadline: local('teamDeadline'),
    progressReportDeadline: local('progressReportDeadline'),
    answerDays: String(next?.answerDays ?? 10),
    mentorCapacity: String(next?.mentorCapacity ?? 3),
  }
}

const numberIn = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

function toBody(values: PrepareValues): unknown {
  const second = numberOf(values.semester.trim()) === 2
  return {
    semester: values.semester.trim(),
    startsAt: fromBudapest(values.startsAt),
    endsAt: fromBudapest(values.endsAt),
    onePagerDeadline: second ? null : fromBudapest(values.onePagerDeadline),
    teamDeadline: second ? fromBudapest(values.teamDeadline) : null,
    progressReportDeadline: second ? fromBudapest(values.progressReportDeadline) : null,
    answerDays: second ? numberIn(values.answerDays) : null,
    mentorCapacity: second ? numberIn(values.mentorCapacity) : null,
  }
}

const Dates = z.object(Object.fromEntries(settingDates.map((name) => [name, PrepareSemester.shape[name]])))

/** The contract's schema behind the form, with the order that the server asks for (spec 5). */
export const PrepareForm = z.pipe(
  z.transform((values: PrepareValues) => toBody(values) as z.infer<typeof PrepareSemester>),
  PrepareSemester.check(
    acrossFields(Dates, ({ value, issues }) => {
      for (const name of datesOutOfOrder(value)) issues.push({ code: 'custom', path: [name], input: value })
    }),
  ),
)
