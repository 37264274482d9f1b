import { expect, test } from 'vitest'
import { flawOf } from './commits.ts'

test.each([
  'Show former students their certificate',
  'Address each student by name',
  'Keep an invitation’s state in one line',
])('“%s” passes', (subject) => expect(flawOf(subject)).toBeNull())

test.each([
  ['Adds a field', 'no imperative'],
  ['Added a field', 'no imperative'],
  ['adding a field', 'no imperative'],
  ['The list has a filter', 'no imperative'],
  ['Add a field; remove another', 'more than one idea, or a full stop'],
  ['Add a field.', 'more than one idea, or a full stop'],
  [`Add ${'a'.repeat(80)}`, '84 characters'],
])('“%s” is refused: %s', (subject, flaw) => expect(flawOf(subject)).toBe(flaw))
