import { expect, test } from 'vitest'
import { listedIn } from './codes.ts'

test.each([
  ['one a line', 'ab12cd\nEF34GH\n', ['AB12CD', 'EF34GH'], []],
  ['with commas and semicolons', 'AB12CD, EF34GH;IJ56KL', ['AB12CD', 'EF34GH', 'IJ56KL'], []],
  ['one twice', 'AB12CD ab12cd', ['AB12CD'], []],
  ['one too long', 'AB12CD9', [], ['AB12CD9']],
  ['one too short', 'AB12C\nEF34GH', ['EF34GH'], ['AB12C']],
  ['with a heading', 'Hallgató\nAB12CD', ['AB12CD'], ['HALLGATÓ']],
  ['nothing', ' \n ', [], []],
])('Neptun codes are read: %s', (_, typed, codes, others) =>
  expect(listedIn(typed)).toEqual({ codes, others }),
)
