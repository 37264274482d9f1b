import { expect, test } from 'vitest'
import {
  deadInvitationSearch,
  deadLinkSearch,
  examErrorSearch,
  examSearch,
  listSearch,
  settingsSearch,
} from './search.ts'

test('a list keeps its page, its search and the filters it has, and drops the rest of an address', () => {
  const search = { page: '3', search: 2026, status: ['WAITING', 7], roles: ['MENTOR'], next: 'x' }
  expect(listSearch('status')(search)).toEqual({ page: 3, search: '2026', status: ['WAITING'] })
})

test('a bent address shows a list unfiltered, from its first page', () => {
  expect(listSearch('status')({ page: '1e9x', search: { a: 1 }, status: 'WAITING' })).toEqual({})
})

test('the settings keep which part is open beside what its list shows', () => {
  expect(settingsSearch({ tab: 'people', roles: ['MENTOR'], universities: ['x'] })).toEqual({
    tab: 'people',
    roles: ['MENTOR'],
  })
})

test('an exam keeps its attempt, if that is an id', () => {
  const attempt = '0198c5de-9d3c-7f51-a9c4-4a3e4a0c3b11'
  expect(examSearch({ attempt })).toEqual({ attempt })
  expect(examSearch({ attempt: '../../api' })).toEqual({})
})

test('an exam that cannot be taken keeps its module, if that is an id', () => {
  const module = '0198c5de-9d3c-7f51-a9c4-4a3e4a0c3b11'
  expect(examErrorSearch({ module })).toEqual({ module })
  expect(examErrorSearch({ module: '../../api' })).toEqual({})
})

test('a failed page keeps why the link is dead, and nothing it does not know', () => {
  expect(deadLinkSearch({ why: 'used' })).toEqual({ why: 'used' })
  expect(deadLinkSearch({ why: 'open' })).toEqual({})
})

test('the page of a dead invitation keeps its link too, which asks for a new one', () => {
  const search = { why: 'expired', accessToken: 'abc', next: 'x' }
  expect(deadInvitationSearch(search)).toEqual({ why: 'expired', accessToken: 'abc' })
  expect(deadInvitationSearch({ why: 'open', accessToken: ['abc'] })).toEqual({})
})
