import { expect, test } from 'vitest'
import { differences, emptyProject } from './project-values.ts'

const written = { ...emptyProject, name: 'Mosásidő', market: 'Kollégisták.', focuses: ['a', 'b'] }

test.each([
  ['nothing', written, []],
  ['a section', { ...written, market: 'Családok.' }, ['market']],
  ['the name before its sections', { ...written, problem: 'Sor áll.', name: 'Más' }, ['name', 'problem']],
  ['the order of the focuses', { ...written, focuses: ['b', 'a'] }, ['focuses']],
])('two versions that differ in %s are told so', (_, other, fields) =>
  expect(differences(other, written)).toEqual(fields),
)
