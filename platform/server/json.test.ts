import { expect, test } from 'vitest'
import { jsonOf } from './json.ts'

test.each([
  ['a half of a character is told as one', { a: 'x\ud83d' }, { a: 'x\ufffd' }],
  ['wherever it stands', [{ b: ['\ude00'] }], [{ b: ['\ufffd'] }]],
  ['NUL goes', { a: 'x\u0000y' }, { a: 'xy' }],
  ['a whole character stays', { a: '😀' }, { a: '😀' }],
  ['what only looks like one stays', { a: '\\ud83d \\u0000' }, { a: '\\ud83d \\u0000' }],
  [
    'times are written as ever',
    { at: new Date(0), half: '\ud83d' },
    { at: '1970-01-01T00:00:00.000Z', half: '\ufffd' },
  ],
])('%s', (_, given, expected) => {
  expect(JSON.parse(jsonOf(given))).toEqual(expected)
})
