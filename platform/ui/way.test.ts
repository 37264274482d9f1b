import { expect, test } from 'vitest'
import { WAY, wayThrough } from './way.ts'

test.each([1, 5, 7, 12])('%i stops stand on the line, from left to right and inside of it', (count) => {
  const { places, whole } = wayThrough(count)
  expect(places).toHaveLength(count)
  const xs = places.map(([x]) => x)
  expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  for (const [x, y] of places) {
    expect(whole).toContain(`${x} ${y}`)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(WAY.width)
    expect(y).toBeGreaterThan(10)
    expect(y).toBeLessThan(WAY.height - 10)
  }
})

test('the part up to a stop ends there, and behind the last one it is the whole line', () => {
  const { places, whole, upTo } = wayThrough(3)
  expect(upTo(0).endsWith(`${places[0]?.join(' ')}`)).toBe(true)
  expect(whole.startsWith(upTo(1))).toBe(true)
  expect(upTo(3)).toBe(whole)
})

test('each piece begins at the stop before it and ends at its own', () => {
  const { places, pieceTo } = wayThrough(2)
  const [first, second] = places.map((place) => place.join(' '))
  expect(pieceTo(0).endsWith(`${first}`)).toBe(true)
  expect(pieceTo(1).startsWith(`M${first}`)).toBe(true)
  expect(pieceTo(1).endsWith(`${second}`)).toBe(true)
  expect(pieceTo(2).startsWith(`M${second}`)).toBe(true)
})
