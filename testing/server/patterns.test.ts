import { expect, test } from 'vitest'
import { flawOf, patternsOf } from '../../scripts/patterns.ts'

test('patterns are found written out, made of texts, and put together', () => {
  const program = `a.match(/x+/u)\nconst b = new RegExp("y+", "g")\nconst c = new RegExp(\`^[\${b}]+$\`)`
  expect(patternsOf('some.ts', program)).toEqual([
    { at: 'some.ts:1', source: 'x+', flags: 'u' },
    { at: 'some.ts:2', source: 'y+', flags: 'g' },
    { at: 'some.ts:3', source: '^[a]+$', flags: '' },
  ])
})

test.each([
  ['(a+)+$', 'exponential'],
  // With which a PDF of 188 bytes held everybody up.
  ['%%EOF\\s*(?:[\\r\\n]%[^\\r\\n]*\\s*)*\\0*$', 'exponential'],
  ['\\s+$', '2nd degree polynomial'],
])('/%s/ is refused', async (source, why) => {
  expect(await flawOf({ source, flags: '' })).toContain(why)
})

test('a pattern whose work grows as its text is taken', async () => {
  expect(await flawOf({ source: '^[^@]+@[^@]+$', flags: '' })).toBeNull()
})
