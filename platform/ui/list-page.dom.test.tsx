import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { on, refused, sent } from '#testing/web/network.ts'
import { listProjects, Projects, projects, published } from '#testing/web/project-list.tsx'
import { giveRoom, measureByHand } from '#testing/web/room.ts'
import { show } from '#testing/web/show.tsx'

const answer = (pageNumber: number, rows = projects(1, 5), totalCount = 11) => ({
  projects: rows,
  pagination: { totalCount, pageCount: Math.ceil(totalCount / 5), pageNumber },
  allCount: 11,
})

beforeEach(() => {
  measureByHand()
  giveRoom(1280)
  published.length = 0
  on(listProjects, ({ body }) => {
    const { pageNumber, search } = body as { pageNumber: number; search: string }
    if (search) return answer(1, projects(17, 17), 1)
    return answer(pageNumber, projects(pageNumber * 5 - 4, Math.min(11, pageNumber * 5)))
  })
})

async function shown(at?: string) {
  const { hand, router } = await show(Projects, at)
  await screen.findByText(at?.includes('page=2') ? 'Project 6' : 'Project 1')
  return { hand, router }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const bodies = () => sent.map(({ body }) => body)

test('a list shows the rows of the field it is given, with its tools, and counts no whole list', async () => {
  await shown()
  expect(screen.getAllByRole('row')).toHaveLength(6)
  expect(screen.queryByText(/találat/)).toBeNull()
  expect(button('New project')).toBeTruthy()
})

test('no pages are offered below rows that are not drawn yet, so that rows push nothing away', async () => {
  await show(() => <Projects isWaiting />, '/?search=Project')
  await screen.findByText('1 találat · összesen 11')
  expect(screen.queryByRole('button', { name: '2. oldal' })).toBeNull()
})

test('a list with little room of its own has cards, and a table again with more', async () => {
  await shown()
  giveRoom(600)
  expect(screen.queryByRole('table')).toBeNull()
  expect(within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('listitem')).toHaveLength(5)
  giveRoom(1000)
  expect(screen.getByRole('table', { name: 'Projects' })).toBeTruthy()
})

test('with room for what is compared a list is a table that its headers sort, and the rest stands below the name', async () => {
  const { hand } = await shown()
  giveRoom(688)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Mark the page',
    'Name',
    'State',
    'Number',
    'Acts',
  ])
  const [name] = screen.getAllByRole('rowheader')
  expect(within(name as HTMLElement).getByText('here')).toBeTruthy()
  await hand.click(button('Number'))
  await isSorted('Number', 'descending')
})

test('the page stands in the address, and the last page is shown where a later one was asked for', async () => {
  const { hand, router } = await shown()
  await hand.click(button('2. oldal'))
  expect(await screen.findByText('Project 6')).toBeTruthy()
  expect(router.state.location.search).toEqual({ page: 2 })
  expect(bodies().at(-1)).toEqual({ search: '', pageNumber: 2 })

  on(listProjects, ({ body }) => {
    const { pageNumber } = body as { pageNumber: number }
    return answer(pageNumber, pageNumber > 2 ? [] : projects(6, 7), 7)
  })
  await hand.click(button('3. oldal'))
  await waitFor(() => expect(router.state.location.search).toEqual({ page: 2 }))
})

test('the count changes with the rows that it counts, never before them', async () => {
  const { hand } = await shown()
  const seen = new Set<string>()
  const look = () =>
    seen.add(`${screen.queryByText(/találat/)?.textContent ?? ''}: ${screen.getAllByRole('row').length - 1}`)
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await hand.type(screen.getByRole('searchbox'), 'seven')
  await screen.findByText('Project 17')
  await waitFor(() => expect(screen.queryByText('Project 1')).toBeNull())
  observer.disconnect()
  expect([...seen]).toEqual([': 5', '1 találat · összesen 11: 1'])
})

test('what is searched for is asked after a pause, once', async () => {
  const { hand, router } = await shown()
  await hand.type(screen.getByRole('searchbox'), 'seven')
  expect(await screen.findByText('Project 17')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Project 1')).toBeNull())
  expect(bodies()).toEqual([
    { search: '', pageNumber: 1 },
    { search: 'seven', pageNumber: 1 },
  ])
  expect(router.state.location.search).toEqual({ search: 'seven' })
})

test('marked rows are acted upon together, over pages too', async () => {
  const { hand } = await shown()
  await hand.click(screen.getByRole('checkbox', { name: 'Mark Project 3' }))
  await hand.click(button('2. oldal'))
  await screen.findByText('Project 6')
  await hand.click(screen.getByRole('checkbox', { name: 'Mark Project 7' }))
  expect(screen.getByText('2 marked')).toBeTruthy()
  await hand.click(button('Publish'))
  expect(published).toEqual(['Project 3', 'Project 7'])
  expect(screen.queryByText('2 marked')).toBeNull()
})

test('a list that cannot be loaded says so, and may be tried again', async () => {
  on(listProjects, () => refused('internal'))
  const { hand } = await show(Projects)
  expect(await screen.findByText(/A listát nem sikerült betölteni/)).toBeTruthy()
  on(listProjects, () => answer(1))
  await hand.click(button('Újra'))
  expect(await screen.findByText('Project 1')).toBeTruthy()
})

test('a list without any row says what to do next', async () => {
  on(listProjects, () => answer(1, [], 0))
  await show(Projects)
  expect(await screen.findByText('No project yet')).toBeTruthy()
})

test('a row opens beside the list, and Escape leads back to the row', async () => {
  const { hand } = await shown()
  await hand.click(button('Open Project 4'))
  const panel = screen.getByRole('complementary', { name: 'About Project 4' })
  expect(document.activeElement).toBe(panel)
  expect(within(panel).getByText('The story of 4')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()

  // The list goes on being used.
  await hand.click(button('Open Project 5'))
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'About Project 5' }))
  await hand.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(button('Open Project 5'))
})

test('without room beside the list a row opens over the page, and closing it leads back to the row', async () => {
  const { hand } = await shown()
  giveRoom(400)
  await hand.click(button('Open Project 4'))
  const sheet = screen.getByRole<HTMLDialogElement>('dialog', { name: 'About Project 4' })
  expect(sheet.open).toBe(true)
  await hand.click(within(sheet).getByRole('button', { name: 'Bezárás' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button('Open Project 4'))

  await hand.click(button('Open Project 4'))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a panel closes with the row that leaves the list', async () => {
  const { hand } = await shown()
  await hand.click(button('Open Project 4'))
  await hand.click(button('2. oldal'))
  await screen.findByText('Project 6')
  expect(screen.queryByRole('complementary')).toBeNull()
  await hand.click(button('1. oldal'))
  await screen.findByText('Project 4')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('where there is nothing at all, no filter is blamed for it', async () => {
  on(listProjects, () => ({ ...answer(1, [], 0), allCount: 0 }))
  await show(Projects, '/?search=Nothing')
  expect(await screen.findByText('No project yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Szűrők törlése' })).toBeNull()
})

test('a search that too many match has no count and no empty list, only what to do', async () => {
  on(listProjects, () => ({ ...answer(1, [], 0), isVague: true }))
  await show(() => <Projects vague="Type more" />, '/?search=Project')
  expect(await screen.findByText('Type more')).toBeTruthy()
  expect(screen.queryByText(/találat/)).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Szűrők törlése' })).toHaveLength(1)
})

test('what the list says of how it opens stands alone: there is no filter to clear', async () => {
  on(listProjects, () => answer(1, [], 0))
  await show(() => <Projects emptyAtFirst={<p>Nobody yet</p>} />, '/?search=Nothing')
  expect(await screen.findByText('Nobody yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Szűrők törlése' })).toBeNull()
})

const header = (name: string) => screen.getByRole('columnheader', { name })
// The rows and their headers are drawn a moment after the press.
const isSorted = (name: string, way: string) =>
  waitFor(() => expect(header(name).getAttribute('aria-sort')).toBe(way))
const sorts = () => sent.map(({ body }) => (body as { sort?: string }).sort)

test('a header sorts its column, one way, the other, and back to the list’s own order', async () => {
  const { hand, router } = await shown()
  await isSorted('Name', 'ascending')
  expect(header('Number').hasAttribute('aria-sort')).toBe(false)

  await hand.click(button('Number'))
  await isSorted('Number', 'descending')
  expect(header('Name').hasAttribute('aria-sort')).toBe(false)
  expect(router.state.location.search).toEqual({ sort: '-id' })
  await hand.click(button('Number'))
  await isSorted('Number', 'ascending')
  await hand.click(button('Number'))
  await isSorted('Name', 'ascending')
  expect(router.state.location.search).toEqual({})
  await waitFor(() => expect(sorts()).toEqual([undefined, '-id', 'id']))
})

test('the column of the list’s own order turns between two', async () => {
  const { hand, router } = await shown()
  await hand.click(button('Name'))
  await isSorted('Name', 'descending')
  expect(router.state.location.search).toEqual({ sort: '-name' })
  await hand.click(button('Name'))
  expect(router.state.location.search).toEqual({})
})

test('a header is pressed by keyboard, keeps the focus, and begins at the first page', async () => {
  const { hand, router } = await shown('/?page=2')
  button('Number').focus()
  await hand.keyboard('{Enter}')
  await isSorted('Number', 'descending')
  expect(router.state.location.search).toEqual({ sort: '-id' })
  expect(document.activeElement).toBe(button('Number'))
  await hand.keyboard(' ')
  await isSorted('Number', 'ascending')
  expect(document.activeElement).toBe(button('Number'))
})

test('cards, which have no headers, are sorted by a choice', async () => {
  const { hand, router } = await shown('/?sort=-id')
  giveRoom(600)
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sorrend' })
  expect(choice.selectedOptions[0]?.text).toBe('Number, csökkenő')
  await hand.selectOptions(choice, 'Name, csökkenő')
  expect(router.state.location.search).toEqual({ sort: '-name' })
  await hand.selectOptions(choice, 'Name, növekvő')
  expect(router.state.location.search).toEqual({})
})

test('an address asks for no order that the list does not have', async () => {
  await shown('/?sort=size')
  await isSorted('Name', 'ascending')
  expect(sorts()).toEqual([undefined])
})

test('columns are chosen and remembered; what names the row always stays', async () => {
  const { hand } = await shown()
  expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull()
  // It narrows nothing, so it is no filter: the filters' button does not show that one is chosen.
  expect(document.querySelector('search [data-chosen]')).toBeNull()
  button('Oszlopok').focus()
  await hand.keyboard('{Enter}')
  await hand.click(screen.getByRole('checkbox', { name: 'Number' }))
  expect(screen.queryByRole('columnheader', { name: 'Number' })).toBeNull()
  expect(header('Name')).toBeTruthy()
  cleanup()

  const again = await shown()
  expect(screen.queryByRole('columnheader', { name: 'Number' })).toBeNull()
  await again.hand.click(button('Oszlopok: 2 / 3'))
  await again.hand.click(button('Minden oszlop'))
  expect(header('Number')).toBeTruthy()
  expect(button('Oszlopok')).toBeTruthy()
  expect(localStorage.length).toBe(0)
})
