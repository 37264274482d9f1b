import { expect, test } from 'vitest'
import { mayBegin, mayEnd } from './rules.ts'

const at = (time: string) => new Date(`2040-10-${time}Z`)
const today = at('09T22:00')

test.each<[string, Date, Date | null, ReturnType<typeof mayBegin>]>([
  ['this morning', at('10T06:00'), null, 'ok'],
  ['at the beginning of today', today, null, 'ok'],
  ['yesterday', at('09T21:59'), null, 'event-dates-wrong'],
  ['yesterday, as it did', at('09T10:00'), at('09T10:00'), 'ok'],
  ['yesterday, but later than it did', at('09T11:00'), at('09T10:00'), 'event-dates-wrong'],
])('an event that begins %s', (_, starts, before, verdict) => {
  expect(mayBegin({ starts, before, today })).toBe(verdict)
})

test.each<[string, Date, ReturnType<typeof mayEnd>]>([
  ['after it begins', at('12T08:00'), 'ok'],
  ['as it begins', at('12T06:00'), 'ok'],
  ['before it begins', at('12T05:59'), 'event-dates-wrong'],
])('an event that ends %s', (_, ends, verdict) => {
  expect(mayEnd({ starts: at('12T06:00'), ends })).toBe(verdict)
})
