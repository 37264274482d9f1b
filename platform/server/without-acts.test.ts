import { expect, test } from 'vitest'
import { withoutActs } from './without-acts.ts'

test('whoever reads alone can do nothing that an answer offers, and reads all else', () => {
  const answer = {
    rows: [{ name: 'Réka', isOpen: true, can: { edit: true, remove: false } }],
    can: true,
    at: null,
    counts: { can: { grant: { now: true } }, all: 3 },
  }
  expect(withoutActs(answer)).toEqual({
    rows: [{ name: 'Réka', isOpen: true, can: { edit: false, remove: false } }],
    can: false,
    at: null,
    counts: { can: { grant: { now: false } }, all: 3 },
  })
})
