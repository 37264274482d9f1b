import * as z from 'zod/mini'
import { acrossFields } from '#platform/web/across-fields.ts'
import { fromBudapest, toBudapest } from '#platform/web/budapest-time.ts'
import { datesOutOfOrder, numberOf } from '#programme/programme/calls.ts'
import { PrepareSemester, type SemesterInfo } from '../calls.ts'

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
/** Days from the start. */
const TEAMS_UNTIL = 70
/** Days before the end. */
const LAST_WEEKS = 21
/** Days into a term at which a semester may still begin with it. */
const LATE = 45

/** The calendar of universities: the first semester in autumn, the second in spring; month and day. */
const terms = {
  1: { begin: '09-01', end: '01-31', endsNextYear: true },
  2: { begin: '02-01', end: '07-31', endsNextYear: false },
} as const

interface Term {
  key: string
  begin: string
  end: string
}

function termOf(number: 1 | 2, year: number): Term {
  const { begin, end, endsNextYear } = terms[number]
  const first = endsNextYear ? year : year - 1
  return {
    key: `${first}-${String((first + 1) % 100).padStart(2, '0')}-${number}`,
    begin: `${year}-${begin}`,
    end: `${endsNextYear ? year + 1 : year}-${end}`,
  }
}

/** The next term of that number after a day; one that ended some weeks into it does not put it off by a year. */
function nextTerm(number: 1 | 2, ended: string): Term {
  const year = Number(ended.slice(0, 4))
  const next = [year, year + 1]
    .map((one) => termOf(number, one))
    .find(({ begin }) => dayAfter(begin, LATE) > ended)
  const term = next ?? termOf(number, year + 1)
  return { ...term, begin: term.begin > ended ? term.begin : dayAfter(ended, 1) }
}

/** A date of the calendar, as `2027-02-01`: days differ in length where the clocks change. */
const dayAfter = (local: string, count: number) =>
  new Date(Date.parse(local.slice(0, 10)) + count * DAY_MS).toISOString().slice(0, 10)

const endOf = (day: string) => `${day}T23:59`

/** What is prepared, or what the current semester suggests. */
export function valuesFor(current: SemesterInfo, next: SemesterInfo | undefined): PrepareValues {
  const ended = toBudapest(current.endsAt).slice(0, 10)
  const { key, begin, end } = nextTerm(numberOf(current.key) === 1 ? 2 : 1, ended)
  const suggested: Record<DateName, string> = {
    startsAt: `${begin}T00:00`,
    endsAt: endOf(end),
    onePagerDeadline: endOf(dayAfter(end, -LAST_WEEKS)),
    teamDeadline: endOf(dayAfter(begin, TEAMS_UNTIL)),
    progressReportDeadline: endOf(dayAfter(end, -LAST_WEEKS)),
  }
  const local = (name: DateName) => {
    const prepared = next?.[name]
    return prepared ? toBudapest(prepared) : suggested[name]
  }
  return {
    semester: next?.key ?? key,
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
  // Missing and not null, which is what a semester of the other number has.
  const instant = (name: DateName) => fromBudapest(values[name]) ?? undefined
  return {
    semester: values.semester.trim(),
    startsAt: instant('startsAt'),
    endsAt: instant('endsAt'),
    onePagerDeadline: second ? null : instant('onePagerDeadline'),
    teamDeadline: second ? instant('teamDeadline') : null,
    progressReportDeadline: second ? instant('progressReportDeadline') : null,
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
