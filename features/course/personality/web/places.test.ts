import { describe, expect, test } from 'vitest'
import { firstOpen, nextOpen } from './places.ts'

const statements = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

describe('the test goes on', () => {
  test('at the first statement without an answer', () => {
    expect(firstOpen(statements, {})).toBe(0)
    expect(firstOpen(statements, { a: 1, c: 3 })).toBe(1)
  })

  test('with the review when every statement has its answer', () => {
    expect(firstOpen(statements, { a: 1, b: 2, c: 3, d: 4 })).toBe(4)
    expect(nextOpen(statements, { a: 1, b: 2, c: 3, d: 4 }, 1)).toBe(4)
  })

  test('after an answer with the next statement that has none', () => {
    expect(nextOpen(statements, { a: 1 }, 0)).toBe(1)
    expect(nextOpen(statements, { a: 1, b: 2, c: 3 }, 0)).toBe(3)
  })

  test('after the last one with those left out before', () => {
    expect(nextOpen(statements, { a: 1, c: 3, d: 4 }, 3)).toBe(1)
  })

  test('without the answers to statements that are no longer asked', () => {
    expect(firstOpen(statements, { a: 1, gone: 5 })).toBe(1)
    expect(nextOpen(statements, { a: 1, gone: 5, c: 2 }, 0)).toBe(1)
  })
})
