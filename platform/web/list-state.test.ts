import { describe, expect, test } from 'vitest'
import { clearedState, firstState, isNarrowed, paramsOf, readState, saysState } from './list-state.ts'

const filters = {
  status: { values: ['WAITING', 'ACCEPTED', 'REJECTED'], first: ['WAITING'] },
  universities: { values: ['elte', 'szte'] },
} as const

describe('the state of a list', () => {
  test('survives the way into the address and back', () => {
    const state = {
      page: 3,
      search: 'őrsi',
      chosen: { status: ['ACCEPTED' as const], universities: ['elte' as const, 'szte' as const] },
      sort: '-since' as const,
    }
    expect(readState(paramsOf(state), filters, ['name', 'since'])).toEqual(state)
  })

  test('begins with the filters of a first visit', () => {
    expect(firstState(filters)).toEqual({
      page: 1,
      search: '',
      chosen: { status: ['WAITING'], universities: [] },
      sort: null,
    })
  })

  test('needs no parameters for the first page without filters', () => {
    expect(JSON.parse(JSON.stringify(paramsOf(clearedState(filters, { sort: null }))))).toEqual({})
  })

  test('is not said by an address without list parameters', () => {
    expect(saysState({}, filters)).toBe(false)
    expect(saysState({ tab: 'people' }, filters)).toBe(false)
    expect(saysState({ status: ['ACCEPTED'] }, filters)).toBe(true)
    expect(saysState({ sort: 'name' }, filters)).toBe(true)
  })

  test('drops what an address cannot mean', () => {
    for (const page of [0, -1, 1.5, 'two', 1e9, Number.NaN]) expect(readState({ page }, filters).page).toBe(1)
    expect(readState({ status: ['WAITING', 'UNKNOWN', 7] }, filters).chosen.status).toEqual(['WAITING'])
    expect(readState({ status: 'WAITING' }, filters).chosen.status).toEqual(['WAITING'])
    for (const sort of ['size', '--name', 'NAME', '', ['name'], 7, 'toString'])
      expect(readState({ sort }, filters, ['name']).sort).toBe(null)
    expect(readState({ search: 12 }, filters).search).toBe('')
    expect(readState({ search: 'a'.repeat(500) }, filters).search).toHaveLength(100)
  })

  test('keeps its order where the filters are cleared', () => {
    const sorted = readState({ sort: '-name', page: 3, search: 'a' }, filters, ['name'])
    expect(paramsOf(clearedState(filters, sorted))).toEqual({ sort: '-name' })
  })

  test('is narrowed by a search or a filter, not by a page', () => {
    expect(isNarrowed(readState({ page: 4 }, filters))).toBe(false)
    expect(isNarrowed(readState({ search: '  ' }, filters))).toBe(false)
    expect(isNarrowed(readState({ search: 'a' }, filters))).toBe(true)
    expect(isNarrowed(firstState(filters))).toBe(true)
  })
})
