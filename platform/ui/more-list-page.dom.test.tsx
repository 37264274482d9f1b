import { Text } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { moreOf } from '#platform/web/query.ts'
import { useList } from '#platform/web/use-list.ts'
import { on, sent } from '#testing/web/network.ts'
import { projects } from '#testing/web/project-list.tsx'
import { show } from '#testing/web/show.tsx'
import { MoreListPage } from './more-list-page.tsx'

const COUNT = 3
const more = call({
  summary: 'List more projects',
  method: 'GET',
  path: '/projects/more',
  who: 'signed-in',
  query: z.object({ from: z.int(), count: z.int() }),
  answer: z.object({
    projects: z.array(z.object({ id: z.string(), name: z.string() })),
    hasMore: z.boolean(),
  }),
})

function Projects() {
  const list = useList('more-projects', {})
  return (
    <MoreListPage
      title="Projects"
      list={list}
      query={moreOf(more, COUNT, (from, count) => ({ query: { from, count } }))}
      rows="projects"
      columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name, primary: true }]}
      keyOf={({ id }) => id}
      empty={<Text>No project yet</Text>}
    />
  )
}

test('more rows follow the ones that are shown, the first new one has the focus, and the last ones end it', async () => {
  on(more, ({ query }) => {
    const from = Number(query?.from)
    return { projects: projects(from + 1, from + Number(query?.count)), hasMore: from === 0 }
  })
  const { hand } = await show(Projects)
  await screen.findByText('Project 3')
  await hand.click(screen.getByRole('button', { name: 'Továbbiak mutatása' }))
  const first = await screen.findByText('Project 4')
  expect(screen.getByText('Project 1')).toBeTruthy()
  expect(sent.map(({ query }) => query)).toEqual([
    { from: '0', count: '3' },
    { from: '2', count: '4' },
  ])
  await waitFor(() => expect(document.activeElement?.contains(first)).toBe(true))
  expect(screen.queryByRole('button', { name: 'Továbbiak mutatása' })).toBeNull()
})

test.each([
  ['published', ['new', '1', '2', '3', '4', '5', '6'], ['new', '1', '2', '3', '4', '5']],
  ['removed', ['2', '3', '4', '5', '6', '7'], ['2', '3', '4', '5', '6', '7']],
])('a row that was %s between two pages makes no double and no gap', async (_, now, shown) => {
  let list = ['1', '2', '3', '4', '5', '6', '7']
  on(more, ({ query }) => {
    const [from, count] = [Number(query?.from), Number(query?.count)]
    const cut = list.slice(from, from + count)
    return { projects: cut.map((id) => ({ id, name: `Project ${id}` })), hasMore: from + count < list.length }
  })
  const { hand } = await show(Projects)
  await screen.findByText('Project 3')
  list = [...now]
  await hand.click(screen.getByRole('button', { name: 'Továbbiak mutatása' }))
  await waitFor(() =>
    expect(screen.getAllByText(/^Project /).map((one) => one.textContent)).toEqual(
      shown.map((id) => `Project ${id}`),
    ),
  )
})
