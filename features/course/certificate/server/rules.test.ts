import { expect, test } from 'vitest'
import { isSameResult, mayAllowAnother, mayDownload, type Standing, statusNow } from './rules.ts'

const now = { surname: 'Nagy', firstname: 'Réka', points: 500, reachable: 700, grade: 3 }
const last = { ...now, status: 'VALID', allows_another: false } as const
const standing = (own: Partial<Standing> = {}): Standing => ({ missing: 0, last: null, now, ...own })

test.each([
  ['every module is completed', standing(), 'ok'],
  ['a module is not', standing({ missing: 1 }), 'certificate-not-ready'],
  ['the semester has no course', standing({ missing: null }), 'certificate-not-ready'],
  ['the last one is still true', standing({ last }), 'ok'],
  ['the last one is still true, though a module was added', standing({ last, missing: 1 }), 'ok'],
  [
    'the result is another, and a module is open again',
    standing({ last: { ...last, points: 1 }, missing: 1 }),
    'certificate-not-ready',
  ],
  ['the result is another', standing({ last: { ...last, points: 1 } }), 'ok'],
  ['the last one was superseded', standing({ last: { ...last, status: 'SUPERSEDED' } }), 'ok'],
  ['the last one was revoked', standing({ last: { ...last, status: 'REVOKED' } }), 'certificate-withheld'],
  [
    'the last one was revoked, and the result is another',
    standing({ last: { ...last, points: 1, status: 'REVOKED' } }),
    'certificate-withheld',
  ],
  [
    'it was revoked and another is allowed',
    standing({ last: { ...last, status: 'REVOKED', allows_another: true } }),
    'ok',
  ],
] as const)('a download when %s', (_when, facts, verdict) => {
  expect(mayDownload(facts)).toBe(verdict)
})

test.each([
  ['points', { points: 501 }],
  ['reachable points', { reachable: 800 }],
  ['grade', { grade: 4 }],
])('other %s are another result, and what said the earlier one is superseded', (_what, other) => {
  expect(isSameResult(now, { ...now, ...other })).toBe(false)
  expect(statusNow(last, { ...now, ...other })).toBe('SUPERSEDED')
})

test('another name is not another result', () => expect(statusNow(last, now)).toBe('VALID'))

test.each(['SUPERSEDED', 'REVOKED'] as const)('%s stays so, whatever the result', (status) => {
  expect(statusNow({ ...last, status }, now)).toBe(status)
})

test.each([
  [{ status: 'REVOKED', allows_another: false }, true, 'ok'],
  [{ status: 'REVOKED', allows_another: true }, true, 'certificate-not-withheld'],
  [{ status: 'REVOKED', allows_another: false }, false, 'certificate-not-withheld'],
  [{ status: 'VALID', allows_another: false }, true, 'certificate-not-withheld'],
] as const)('another one after %j, the last: %s', (row, isLast, verdict) => {
  expect(mayAllowAnother(row, isLast)).toBe(verdict)
})
