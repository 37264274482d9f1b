import { expect, test } from 'vitest'
import type { QuestionMark } from '../calls.ts'
import { marksOf } from './rules.ts'

const sound = {
  met: 100,
  rightShare: 0.6,
  discrimination: 0.3,
  correct: [1],
  options: [
    { option: 0, chosen: 20, restShare: 0.4 },
    { option: 1, chosen: 60, restShare: 0.7 },
    { option: 2, chosen: 20, restShare: 0.5 },
  ],
}
const better = [{ option: 0, chosen: 5, restShare: 0.8 }, ...sound.options.slice(1)]

const cases: [string, Partial<Parameters<typeof marksOf>[0]>, QuestionMark[]][] = [
  ['a sound one', {}, []],
  ['one that tells nobody apart', { discrimination: 0.09 }, ['weak-discrimination']],
  ['one at the bound', { discrimination: 0.1, rightShare: 0.2 }, []],
  ['one that the better ones get wrong', { discrimination: -0.4 }, ['weak-discrimination']],
  ['one that hardly anybody gets right', { rightShare: 0.19 }, ['hardly-anybody-right']],
  ['one that nearly everybody gets right', { rightShare: 0.96 }, ['nearly-everybody-right']],
  ['one that everybody gets right', { rightShare: 1, discrimination: null }, ['nearly-everybody-right']],
  ['one with a wrong option for the better ones', { options: better }, ['wrong-option-better']],
  [
    'one with a wrong option that four chose',
    { options: [{ option: 0, chosen: 4, restShare: 0.9 }, ...sound.options.slice(1)] },
    [],
  ],
  ['one without options', { options: [], correct: [] }, []],
  ['one that few have met', { met: 19, discrimination: -1, rightShare: 0, options: better }, []],
]
test.each(cases)('%s', (_, own, marks) => {
  expect(marksOf({ ...sound, ...own })).toEqual(marks)
})
