import { languages } from '#platform/contract/parts.ts'
import { fromBudapest, toBudapest } from './budapest-time.ts'

export const momentParts = ['year', 'month', 'day', 'time'] as const
export type MomentPart = (typeof momentParts)[number]

/** A date and a time by the clocks of Budapest, as somebody is typing them. */
export type TypedMoment = Record<MomentPart, string>

export type MomentProblem = 'missing' | 'wrong'

/** No part of a date has it: it keeps the parts of an unfinished one apart. */
const BETWEEN = '|'
const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))?$/
const TOKEN = /\d{1,2}:\d{2}(?::\d{2})?|\d+|\p{L}+/gu
const WITH_ZONE = /T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/
const HOUR_MS = 3_600_000

const monthNames = languages.map((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month)).toLowerCase())
})

/** The number of a month that is typed as its number or as the beginning of its name; NaN for what is neither. */
function monthOf(typed: string): number {
  if (/^\d{1,2}$/.test(typed)) return Number(typed)
  if (typed.length < 3) return Number.NaN
  const places = monthNames.map(
    (names) => names.findIndex((name) => name.startsWith(typed.toLowerCase())) + 1,
  )
  return places.find((place) => place > 0) ?? Number.NaN
}

const isTime = (typed: string) => {
  const [, hours = '24', minutes = '00'] = TIME.exec(typed) ?? []
  return Number(hours) < 24 && Number(minutes) < 60
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** What is typed without what people write around it: "12." is 12. */
const bare = (typed: string) => typed.trim().replace(/\.$/, '')

const bareParts = ({ year, month, day, time }: TypedMoment) => ({
  year: bare(year),
  month: bare(month),
  day: bare(day),
  time: bare(time),
})

/** What is missing or cannot be, part by part; nothing of a whole moment. */
export function problemsOf(typed: TypedMoment): Partial<Record<MomentPart, MomentProblem>> {
  const { year, month, day, time } = bareParts(typed)
  const isYear = /^[12]\d{3}$/.test(year)
  const number = monthOf(month)
  const isMonth = number >= 1 && number <= 12
  // A leap year's February, while the year or the month is not known.
  const days = daysIn(isYear ? Number(year) : 2028, isMonth ? number : 1)
  const right = {
    year: isYear,
    month: isMonth,
    day: /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= days,
    time: isTime(time),
  }
  const parts = { year, month, day, time }
  return Object.fromEntries(
    momentParts
      .filter((part) => !right[part])
      .map((part) => [part, parts[part] === '' ? 'missing' : 'wrong'] as const),
  )
}

const twoDigits = (part: string | number) => String(part).padStart(2, '0')

/**
 * What a form holds: `2027-02-05T23:59` once it is a moment, nothing where nothing is typed, and otherwise the parts
 * as they are, so that a draft loses none. `fromBudapest` answers null to an unfinished one.
 */
export function toLocal(typed: TypedMoment): string {
  const written = momentParts.map((part) => typed[part].replaceAll(BETWEEN, ''))
  if (written.every((part) => part.trim() === '')) return ''
  if (Object.keys(problemsOf(typed)).length > 0) return written.join(BETWEEN)
  const { year, month, day, time } = bareParts(typed)
  const [, hours = '', minutes = '00'] = TIME.exec(time) ?? []
  return `${year}-${twoDigits(monthOf(month))}-${twoDigits(day)}T${twoDigits(hours)}:${minutes}`
}

/** The parts of what a form holds. */
export function fromLocal(local: string): TypedMoment {
  if (fromBudapest(local) === null) {
    const [year = '', month = '', day = '', time = ''] = local.split(BETWEEN)
    return { year, month, day, time }
  }
  const [date = '', time = ''] = local.split('T')
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: String(Number(month)), day: String(Number(day)), time }
}

/** A whole date that is pasted, with its time or without: as ISO, with the year first or last; null for anything else. */
export function readMoment(text: string): Partial<TypedMoment> | null {
  const pasted = text.trim()
  const instant = WITH_ZONE.test(pasted) ? Date.parse(pasted) : Number.NaN
  if (!Number.isNaN(instant)) return fromLocal(toBudapest(new Date(instant).toISOString()))
  const tokens = (pasted.replace('T', ' ').match(TOKEN) ?? []).filter(
    (token) => /\d/.test(token) || !Number.isNaN(monthOf(token)),
  )
  const time = tokens.find((token) => token.includes(':'))
  const [first = '', second = '', third = '', ...others] = tokens.filter((token) => !token.includes(':'))
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, second, first]
  const date = { year, month: String(monthOf(month)), day: bare(day) }
  const isDate = Object.keys(problemsOf({ ...date, time: '0:00' })).length === 0
  if (!isDate || others.length > 0) return null
  return { ...date, day: String(Number(day)), ...(time && { time: time.split(':', 2).join(':') }) }
}

/** Whether the clocks of Budapest skip an hour there or show it twice (decision L7). */
export function changeOfClocks(local: string): 'skipped' | 'twice' | null {
  const instant = fromBudapest(local)
  if (instant === null) return null
  if (toBudapest(instant) !== local) return 'skipped'
  return toBudapest(new Date(Date.parse(instant) + HOUR_MS).toISOString()) === local ? 'twice' : null
}
