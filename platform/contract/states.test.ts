import { describe, expect, test } from 'vitest'
import { stateTables } from '#app/contract/index.ts'
import { registrationStates, registrationStatuses } from '#people/registration/states.ts'
import { mayTransition, type StateTable, statusesWith, type TransitionBy } from './states.ts'

const tables: [string, StateTable][] = Object.entries(stateTables)

describe.each(tables)('the table of states of %s', (_, { states, transitions }) => {
  test('moves from its states to its states, and never back into itself', () => {
    for (const { from, to } of Object.values(transitions)) {
      expect(Object.keys(states)).toEqual(expect.arrayContaining([...from, to]))
      expect(from).not.toContain(to)
    }
  })

  test('leaves no state that is final', () => {
    for (const { from } of Object.values(transitions))
      for (const status of from) expect(states[status]).not.toContain('final')
  })

  test('reaches every state but those a thing begins in', () => {
    const reached = Object.values(transitions).map(({ to }) => to)
    expect(Object.keys(states).filter((status) => !reached.includes(status))).toHaveLength(1)
  })
})

describe('a registration', () => {
  const expected: Record<(typeof registrationStatuses)[number], { decide: string; reopen: string }> = {
    UNVERIFIED: { decide: 'registration-already-decided', reopen: 'registration-not-decided' },
    WAITING: { decide: 'ok', reopen: 'registration-not-decided' },
    ACCEPTED: { decide: 'registration-already-decided', reopen: 'ok' },
    REJECTED: { decide: 'registration-already-decided', reopen: 'ok' },
  }
  const may = (
    transition: 'accept' | 'reject' | 'reopen',
    status: (typeof registrationStatuses)[number],
    by: TransitionBy,
  ) => mayTransition(registrationStates, transition, status, by)

  test.each(registrationStatuses)('that is %s', (status) => {
    expect(may('accept', status, 'UNIVERSITY')).toBe(expected[status].decide)
    expect(may('reject', status, 'OFFICE')).toBe(expected[status].decide)
    expect(may('reopen', status, 'OFFICE')).toBe(expected[status].reopen)
  })

  test.each(registrationStatuses)(
    'that is %s is decided by no student and reopened by no coordinator',
    (status) => {
      expect(may('accept', status, 'STUDENT')).toBe('not-allowed')
      expect(may('reopen', status, 'UNIVERSITY')).toBe('not-allowed')
    },
  )

  test('keeps its address taken unless it was rejected', () => {
    expect(statusesWith(registrationStates, 'live')).toEqual(['UNVERIFIED', 'WAITING', 'ACCEPTED'])
  })
})
