import { expect, test } from 'vitest'
import { mayTakePlace } from './rules.ts'

const at = (time: string) => new Date(`2040-10-${time}Z`)
const today = at('09T22:00')

test.each<[string, Date, Date, Date | null, ReturnType<typeof mayTakePlace>]>([
  ['from this morning on', at('10T06:00'), at('10T08:00'), null, 'ok'],
  ['of one moment', at('12T06:00'), at('12T06:00'), null, 'ok'],
  ['of yesterday', at('09T21:59'), at('11T08:00'), null, 'event-dates-wrong'],
  ['that ends before it starts', at('12T06:00'), at('12T05:59'), null, 'event-dates-wrong'],
  ['of yesterday that stays', at('09T10:00'), at('11T08:00'), at('09T10:00'), 'ok'],
  ['of yesterday that is moved', at('09T11:00'), at('11T08:00'), at('09T10:00'), 'event-dates-wrong'],
  ['of yesterday whose end is wrong', at('09T10:00'), at('08T08:00'), at('09T10:00'), 'event-dates-wrong'],
])('an event %s', (_, starts, ends, before, verdict) => {
  expect(mayTakePlace({ starts, ends, before, today })).toBe(verdict)
})
