import { expect, test } from 'vitest'
import { languageOf } from './mount.ts'

test.each([
  [undefined, 'hu'],
  ['', 'hu'],
  ['hu', 'hu'],
  ['en', 'en'],
  ['EN-GB,en;q=0.9', 'en'],
  ['hu-HU,hu;q=0.9,en;q=0.8', 'hu'],
  ['de-DE,en;q=0.5', 'en'],
  ['de-DE', 'hu'],
  ['*', 'hu'],
  ['children', 'hu'],
])('%j reads %s', (header, language) => expect(languageOf(header)).toBe(language))
