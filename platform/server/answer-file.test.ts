import { describe, expect, test } from 'vitest'
import { rangeOf } from './answer-file.ts'

const range = (start: number, end: number) => ({ start, end })

describe('of a file of 100 bytes', () => {
  test.each([
    [undefined, 'none'],
    ['', 'none'],
    ['bytes=0-0', range(0, 0)],
    ['bytes=0-', range(0, 99)],
    ['bytes=10-19', range(10, 19)],
    ['bytes=90-1000', range(90, 99)],
    ['bytes=99-', range(99, 99)],
    ['bytes=-1', range(99, 99)],
    ['bytes=-100', range(0, 99)],
    ['bytes=-1000', range(0, 99)],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', 'unsatisfiable'],
    ['bytes=-', 'none'],
    ['bytes=0-1,5-6', 'none'],
    ['bytes=a-b', 'none'],
    ['bytes=0-99999999999999999999', 'none'],
    ['items=0-1', 'none'],
    [' bytes=0-1', 'none'],
  ])('%j is %j', (header, given) => expect(rangeOf(header, 100)).toEqual(given))
})

test('an empty file has no range', () => expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable'))
