import { expect, test } from 'vitest'
import { Failure, failureOf, isUndecided, mayPass } from './failure.ts'

const ours = { status: 429, code: 'too-many-requests', message: 'Too many', requestId: 'id' }

test('an answer in our shape is the refusal it tells, with the seconds to wait', () => {
  expect(failureOf(ours, '180')).toMatchObject({
    code: 'too-many-requests',
    message: 'Too many',
    retryAfter: 180,
  })
  expect(failureOf(ours, null).retryAfter).toBe(null)
})

test.each([null, undefined, '<html>', {}, { code: 502 }, { code: 'BAD_GATEWAY' }, { message: 'no' }, []])(
  'an answer like %j is unreadable and no failure of the network',
  (body) => expect(failureOf(body, '30')).toMatchObject({ code: 'unreadable', retryAfter: 30 }),
)

test.each(['0', '-5', 'Wed, 21 Oct 2040 07:28:00 GMT', ''])('the header %j says no seconds', (header) =>
  expect(failureOf(null, header).retryAfter).toBe(null),
)

test.each([
  ['internal', true],
  ['too-many-requests', true],
  ['busy', true],
  ['network', true],
  ['lesson-locked', false],
  ['not-signed-in', false],
] as const)('%s leaves open what becomes of what was sent: %s', (code, is) =>
  expect(isUndecided(new Failure({ code }))).toBe(is),
)

test('what is unreadable passes by itself, a refusal does not', () => {
  expect(mayPass(failureOf(null, null))).toBe(true)
  expect(mayPass(failureOf(ours, null))).toBe(false)
})
