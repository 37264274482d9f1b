import { expect, test } from 'vitest'
import { type Curve, pathOf, pointsAlong } from './curve.ts'

const straight: Curve = [
  [0, 0],
  [10, 0],
  [20, 0],
  [30, 0],
]
const bent: Curve = [
  [30, 0],
  [60, 0],
  [60, 30],
  [60, 60],
]

test('a line is drawn from its start through every curve', () => {
  expect(pathOf([straight, bent])).toBe('M0 0C10 0,20 0,30 0C60 0,60 30,60 60')
})

test('points lie on the line, at their share of its length', () => {
  const [start, middle, end] = pointsAlong([straight], [0, 0.5, 1])
  expect([start, end]).toEqual([
    [0, 0],
    [30, 0],
  ])
  expect(middle?.[0]).toBeCloseTo(15, 0)
  expect(pointsAlong([straight, bent], [0, 1])).toEqual([
    [0, 0],
    [60, 60],
  ])
})

test('equal shares are equally far from each other along a bend', () => {
  const points = pointsAlong(
    [bent],
    Array.from({ length: 9 }, (_, i) => i / 8),
  )
  const steps = points
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)))
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.25)
})
