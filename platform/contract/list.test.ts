import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyOf, anyOfQuery, loadMoreList, pagedList, pagedQuery, sortBy } from './list.ts'

const Row = z.object({ _id: z.string() })
const kinds = z.enum(['a', 'b'])

test('a list that takes JSON begins at the first page, without filters', () => {
  const { body } = pagedList('data', Row, { kinds: anyOf(kinds) })
  expect(body.parse({})).toEqual({ kinds: [], search: '', pageNumber: 1 })
  expect(body.safeParse({ kinds: ['c'] }).success).toBe(false)
  expect(body.safeParse({ others: [] }).success).toBe(false)
})

test('a list that takes an address reads its filters between commas', () => {
  const { query } = pagedQuery('projects', Row, { kinds: anyOfQuery(kinds) })
  expect(query.parse({})).toEqual({ kinds: [], search: '', pageNumber: 1 })
  expect(query.parse({ kinds: 'a,b', search: ' x ', pageNumber: '3' })).toEqual({
    kinds: ['a', 'b'],
    search: 'x',
    pageNumber: 3,
  })
  for (const wrong of [{ kinds: 'a,c' }, { pageNumber: '0' }, { pageNumber: '1.5' }, { pageNumber: '-1' }])
    expect(query.safeParse(wrong).success).toBe(false)
})

test('rows stand under the name that the specification gives them', () => {
  const pagination = { totalCount: 1, pageCount: 1, pageNumber: 1 }
  const { answer } = pagedQuery('projects', Row, {})
  const told = { projects: [{ _id: 'x' }], pagination, allCount: 1 }
  expect(answer.parse(told)).toEqual(told)
  expect(answer.safeParse({ ...told, projects: undefined, data: told.projects }).success).toBe(false)
})

test('a list that grows is asked from a place on, for a bounded count', () => {
  const { query, answer } = loadMoreList('news', Row, {})
  expect(query.parse({})).toEqual({ from: 0, count: 20 })
  expect(query.parse({ from: '10', count: '3' })).toEqual({ from: 10, count: 3 })
  for (const wrong of [{ from: '-1' }, { from: '1000' }, { count: '0' }, { count: '51' }, { count: '' }])
    expect(query.safeParse(wrong).success).toBe(false)
  expect(answer.parse({ news: [], hasMore: false })).toEqual({ news: [], hasMore: false })
})

test('a list is sorted by what it names, forwards and with a minus backwards, and by nothing else', () => {
  const { body } = pagedList('data', Row, { sort: sortBy(['name', 'points']) })
  expect(body.parse({})).toEqual({ search: '', pageNumber: 1 })
  for (const sort of ['name', '-name', 'points', '-points'])
    expect(body.parse({ sort })).toMatchObject({ sort })
  for (const sort of ['', '-', '--name', 'NAME', 'name,points', 'constructor', ['name'], { name: 1 }, null])
    expect(body.safeParse({ sort }).success).toBe(false)
})
