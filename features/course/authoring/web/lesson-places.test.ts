import { describe, expect, test } from 'vitest'
import { inOrder, movedTo, moveOf } from './lesson-places.ts'

const ids = ['a', 'b', 'c', 'd']

describe('a lesson that is dropped', () => {
  test('stands above or below the one it is dropped on', () => {
    expect(movedTo(ids, { dragged: 'd', onto: 'b', isBelow: false })).toEqual(['a', 'd', 'b', 'c'])
    expect(movedTo(ids, { dragged: 'a', onto: 'c', isBelow: true })).toEqual(['b', 'c', 'a', 'd'])
  })

  test('changes nothing on itself, or where one of both is of another module', () => {
    expect(movedTo(ids, { dragged: 'b', onto: 'b', isBelow: true })).toBe(ids)
    expect(movedTo(ids, { dragged: 'x', onto: 'b', isBelow: true })).toBe(ids)
    expect(movedTo(ids, { dragged: 'b', onto: 'x', isBelow: true })).toBe(ids)
  })

  test('leaves what was never published where it is', () => {
    const lessons = [
      { _id: 'a', state: 'published' as const },
      { _id: 'new', state: 'draft' as const },
      { _id: 'b', state: 'changed' as const },
    ]
    expect(inOrder(lessons, ['b', 'a']).map(({ _id }) => _id)).toEqual(['b', 'new', 'a'])
  })
})

describe('a module that is dropped', () => {
  test('takes the place that it gets by it', () => {
    expect(moveOf(ids, { dragged: 'd', onto: 'b', isBelow: false })).toEqual({ act: 'up', to: 'b' })
    expect(moveOf(ids, { dragged: 'd', onto: 'b', isBelow: true })).toEqual({ act: 'up', to: 'c' })
    expect(moveOf(ids, { dragged: 'a', onto: 'c', isBelow: true })).toEqual({ act: 'down', to: 'c' })
    expect(moveOf(ids, { dragged: 'a', onto: 'c', isBelow: false })).toEqual({ act: 'down', to: 'b' })
  })

  test('stays where it is beside itself, and where one of both keeps its place', () => {
    expect(moveOf(ids, { dragged: 'b', onto: 'a', isBelow: true })).toBeNull()
    expect(moveOf(ids, { dragged: 'b', onto: 'b', isBelow: true })).toBeNull()
    expect(moveOf(ids, { dragged: 'x', onto: 'b', isBelow: true })).toBeNull()
    expect(moveOf(ids, { dragged: 'b', onto: 'x', isBelow: true })).toBeNull()
  })
})
