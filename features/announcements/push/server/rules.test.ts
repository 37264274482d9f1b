import { expect, test } from 'vitest'
import { days, hours, later, minutes, seconds } from '#platform/server/clock.ts'
import {
  mayAllowAnother,
  mayLeadTo,
  mayReceivePushes,
  mayRepeat,
  nextTry,
  type Outcome,
  outcomeOf,
  retryAfterOf,
} from './rules.ts'

const TEST_URL = 'http://127.0.0.1:4555'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://api.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('%s lies at a known push service', (endpoint) => {
  expect(mayReceivePushes(endpoint, '')).toBe('ok')
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://push.apple.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://someone@fcm.googleapis.com/abc',
  'https://someone:secret@web.push.apple.com/abc',
  'https://localhost/abc',
  'https://127.0.0.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://rajt.example/push',
  'ftp://fcm.googleapis.com/abc',
  `${TEST_URL}/abc`,
  'abc',
  '',
])('"%s" does not', (endpoint) => expect(mayReceivePushes(endpoint, '')).toBe('push-service-unknown'))

test('the push service of the tests is known where it is set, and nothing beside it', () => {
  expect(mayReceivePushes(`${TEST_URL}/push/1`, TEST_URL)).toBe('ok')
  expect(mayReceivePushes('http://127.0.0.1:4556/push/1', TEST_URL)).toBe('push-service-unknown')
  expect(mayReceivePushes('http://127.0.0.1:4555@evil.example/', TEST_URL)).toBe('push-service-unknown')
})

test('ten devices are allowed, and an eleventh is not', () => {
  const taken = Array.from({ length: 10 }, (_, i) => i + 1)
  expect(mayAllowAnother(taken.slice(1))).toBe('ok')
  expect(mayAllowAnother(taken)).toBe('push-devices-too-many')
})

test.each([
  ['dashboard', 1, 'ok'],
  ['modules', 1, 'ok'],
  ['news', 1, 'ok'],
  ['my-project', 1, 'wrong-semester'],
  ['search', 1, 'wrong-semester'],
  ['my-project', 2, 'ok'],
  ['search', 2, 'ok'],
] as const)('a push to %s in semester %d: %s', (page, semester, verdict) => {
  expect(mayLeadTo(page, semester)).toBe(verdict)
})

const sent = { title: 'Cím', text: 'Szöveg', redirect: 'news' } as const
test.each([
  ['the same', {}, 'ok'],
  ['with another title', { title: 'Más' }, 'push-key-used'],
  ['with another text', { text: 'Más' }, 'push-key-used'],
  ['to another page', { redirect: 'modules' }, 'push-key-used'],
] as const)('a key that comes again, %s: %s', (_, own, verdict) => {
  expect(mayRepeat(sent, { ...sent, ...own })).toBe(verdict)
})

test.each<[number | null, Outcome]>([
  [200, 'delivered'],
  [201, 'delivered'],
  [202, 'delivered'],
  [204, 'delivered'],
  [301, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
  [null, 'again'],
])('a push service that answers %s: %s', (status, outcome) => expect(outcomeOf(status)).toBe(outcome))

const now = new Date('2040-10-10T10:00:00Z')
const pauses = (own: Partial<Parameters<typeof nextTry>[0]>) => {
  const at = nextTry({ tries: 1, retryAfter: null, sentAt: now, now, ...own })
  return at && at.getTime() - now.getTime()
}
test.each([
  ['after the first', { tries: 1 }, seconds(2)],
  ['after the fifth', { tries: 5 }, seconds(32)],
  ['after the eleventh', { tries: 11 }, seconds(2048)],
  ['after the twelfth', { tries: 12 }, null],
  ['when it was asked to wait longer', { retryAfter: minutes(10) }, minutes(10)],
  ['when it was asked to wait shorter', { tries: 5, retryAfter: seconds(1) }, seconds(32)],
  ['when it was asked to wait for two days', { retryAfter: days(2) }, null],
  ['a day after it was sent', { sentAt: later(now, -days(1)) }, null],
  ['shortly before that', { sentAt: later(now, -days(1) + hours(1)) }, seconds(2)],
] as const)('the next try comes %s', (_, own, pause) => expect(pauses(own)).toBe(pause))

test.each([
  ['120', minutes(2)],
  ['0', 0],
  ['Wed, 10 Oct 2040 10:05:00 GMT', minutes(5)],
  ['Wed, 10 Oct 2040 09:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [undefined, null],
])('"Retry-After: %s" is %s ms', (header, pause) => expect(retryAfterOf(header, now)).toBe(pause))
