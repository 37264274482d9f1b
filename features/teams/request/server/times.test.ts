import { expect, test } from 'vitest'
import { days, hours, later, seconds } from '#platform/server/clock.ts'
import { answerBy, dutyOf, nextOf, remindersOf } from './times.ts'

const sent_at = new Date('2040-10-01T10:00:00Z')
const after = (time: number) => later(sent_at, time)
const lasting = (time: number) => ({ sent_at, answer_by: after(time) })

test.each([
  [days(10), days(20), days(10)],
  [days(10), days(10), days(10)],
  [days(10), days(3), days(3)],
])('a request is to be answered within %d, and with the team deadline in %d within %d', (_, deadline, due) =>
  expect(answerBy({ answer_days: 10, team_deadline: after(deadline) }, sent_at)).toEqual(after(due)),
)

test.each([
  [days(10), [days(5), days(8)]],
  [days(5), [days(2.5), days(3)]],
  [days(4), [days(2)]],
  [days(2), [days(1)]],
  [hours(1), [hours(0.5)]],
])('a request that lasts %d is reminded of after %j', (length, reminders) =>
  expect(remindersOf(lasting(length))).toEqual(reminders.map(after)),
)

const never = Number.NEGATIVE_INFINITY
const second = seconds(1)
test.each([
  ['not looked at yet', never, 0, 'wait', days(5)],
  ['not looked at yet, half its time over', never, days(6), 'remind', days(8)],
  ['not looked at yet, both reminders missed', never, days(9), 'remind', days(10)],
  ['a second before half time', days(5), days(5) - second, 'wait', days(5)],
  ['at half time', days(5), days(5), 'remind', days(8)],
  ['reminded at half time', days(8), days(5) + second, 'wait', days(8)],
  ['two days before its end', days(8), days(8), 'remind', days(10)],
  ['a second before its end', days(10), days(10) - second, 'wait', days(10)],
  ['at its end', days(10), days(10), 'expire', days(10)],
  ['after its end, with every reminder missed', never, days(30), 'expire', days(10)],
] as const)('%s', (_, dueIn, now, duty, next) => {
  const due_at = dueIn === never ? never : after(dueIn)
  expect(dutyOf(lasting(days(10)), due_at, after(now))).toBe(duty)
  expect(nextOf(lasting(days(10)), after(now))).toEqual(after(next))
})
