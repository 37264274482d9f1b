import { expect, test } from 'vitest'
import { mayBeChosen, mayEndAt, mayHaveDocuments, mayHaveSlots } from './rules.ts'

const now = new Date('2040-10-10T10:00:00Z')
const [earlier, later] = [new Date('2040-10-10T09:59:59Z'), new Date('2040-10-10T10:00:01Z')]
const latest = new Date('2041-01-10T10:00:00Z')

test.each<[string, Parameters<typeof mayBeChosen>[0], ReturnType<typeof mayBeChosen>]>([
  ['with a free slot and time', { taken: 1, max_students: 2, deadline: later }, 'ok'],
  ['with its last slot taken', { taken: 2, max_students: 2, deadline: later }, 'challenge-full'],
  ['at its deadline', { taken: 0, max_students: 2, deadline: now }, 'challenge-deadline-passed'],
  ['full and late', { taken: 2, max_students: 2, deadline: earlier }, 'challenge-deadline-passed'],
])('a challenge %s', (_, challenge, verdict) => {
  expect(mayBeChosen(challenge, now)).toBe(verdict)
})

const outside = 'challenge-deadline-outside'
test.each<[string, Date, Date | null, ReturnType<typeof mayEndAt>]>([
  ['in the future is right', later, null, 'ok'],
  ['at this moment is too early', now, null, outside],
  ['in the past is too early', earlier, null, outside],
  ['at the semester’s own is right', latest, null, 'ok'],
  ['after the semester’s own is too late', new Date(latest.getTime() + 1), null, outside],
  ['in the past that stays as it was is right', earlier, earlier, 'ok'],
  ['in the past that is moved is too early', earlier, latest, outside],
])('a deadline %s', (_, deadline, before, verdict) => {
  expect(mayEndAt({ deadline, before, latest }, now)).toBe(verdict)
})

test('who has a slot keeps it', () => {
  expect(mayHaveSlots({ taken: 3 }, 3)).toBe('ok')
  expect(mayHaveSlots({ taken: 3 }, 2)).toBe('challenge-slots-taken')
})

test('documents are counted with those that stay', () => {
  expect(mayHaveDocuments(5, 5)).toBe('ok')
  expect(mayHaveDocuments(6, 5)).toBe('challenge-documents-too-many')
})
