import { describe, expect, test } from 'vitest'
import { chosenByKey } from './choices.tsx'

const options = ['one', 'two', 'three', 'four']

describe('a key', () => {
  test.each([
    ['chooses the option of its letter', 'single', [], 'a', [0]],
    ['is the same with Shift', 'single', [], 'D', [3]],
    ['chooses another one instead', 'single', [0], 'b', [1]],
    ['adds one where several may be chosen', 'multiple', [2], 'a', [0, 2]],
    ['takes back what it chose before, where several may be chosen', 'multiple', [0, 2], 'c', [0]],
    ['chooses in a statement that is true or false', 'true-false', [], 'b', [1]],
    ['that is no option’s does nothing', 'single', [], 'e', null],
    ['with a name of its own does nothing', 'single', [], 'Tab', null],
    ['that is no letter does nothing', 'single', [], '1', null],
  ] as const)('%s', (_, kind, chosen, key, expected) => {
    expect(chosenByKey({ kind, options, chosen }, key)).toEqual(expected)
  })
})
