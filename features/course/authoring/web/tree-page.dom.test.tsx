import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { askAgain } from '#platform/web/query.ts'
import { on } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { authoring } from '../calls.ts'
import type { ThingState, TreeModule } from '../content-parts.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { AuthoringPage } from './tree-page.tsx'

const named = (n: number, state: ThingState) => ({
  _id: `0199a3c0-0000-4000-8000-0000000000${n + 10}`,
  key: `thing-${n}`,
  title: `${n}. vázlat`,
  position: n,
  flaws: 0,
  plannedFor: null,
  revision: 7,
  state,
})
const moduleOf = (n: number, of: Partial<TreeModule>): TreeModule => ({
  ...named(n, 'published'),
  title: `Modul ${n}`,
  extra: false,
  questions: 0,
  questionDrafts: 0,
  needs: null,
  acts: [],
  lessons: [],
  ...of,
})
let modules: TreeModule[] = []

beforeEach(() => {
  modules = [
    moduleOf(1, { lessons: [named(10, 'changed'), named(11, 'changed')], questions: 28 }),
    moduleOf(2, { lessons: [named(20, 'published')] }),
    moduleOf(3, { lessons: [named(30, 'published')], questionDrafts: 2 }),
    moduleOf(4, { state: 'draft', needs: { lessons: 1, questions: 12 } }),
  ]
  on(authoring.tree, () => ({ modules }))
  on(publishingPlan.list, () => ({ plans: [] }))
})

const nameOf = (n: number) => `${n}.\u00a0modul: Modul ${n}`
const fold = (n: number) => screen.findByRole('button', { name: nameOf(n) })
const openOnes = () =>
  [1, 2, 3, 4].filter(
    (n) => screen.getByRole('button', { name: nameOf(n) }).getAttribute('aria-expanded') === 'true',
  )
const publishButton = (count: number) =>
  screen.queryByRole('button', { name: `${count} kijelölt vázlat közzététele` })

test('a marked draft that somebody else has published is marked no more', async () => {
  const { hand } = await show(AuthoringPage)
  for (const box of await screen.findAllByRole('checkbox', { name: /vázlat/ })) await hand.click(box)
  expect(publishButton(2)).toBeTruthy()
  modules = [moduleOf(1, { lessons: [named(10, 'published'), named(11, 'changed')] }), ...modules.slice(1)]
  await askAgain(authoring.tree)
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /vázlat/ })).toHaveLength(1))
  expect(publishButton(1)).toBeTruthy()
})

test('a module opens by itself where something is in work in it, and says how much', async () => {
  await show(AuthoringPage)
  await fold(1)
  expect(openOnes()).toEqual([1, 3, 4])
  expect(screen.queryByRole('link', { name: /20\. vázlat/ })).toBeNull()
  const row = (n: number) => screen.getByRole('heading', { name: nameOf(n) }).parentElement
  expect(row(1)?.textContent).toContain('2 lecke28 kérdés2 vázlat')
  expect(row(3)?.textContent).toContain('1 lecke0 kérdés2 vázlat')
  expect(row(2)?.textContent).not.toContain('vázlat')
})

test('all modules are opened and folded by one button', async () => {
  const { hand } = await show(AuthoringPage)
  await hand.click(await screen.findByRole('button', { name: 'Minden modul kibontása' }))
  expect(openOnes()).toEqual([1, 2, 3, 4])
  await hand.click(screen.getByRole('button', { name: 'Minden modul összecsukása' }))
  expect(openOnes()).toEqual([])
})

test('what was open is still open after the way to an editor and back, whatever was published there', async () => {
  const { hand } = await show(AuthoringPage)
  await hand.click(await fold(2))
  await hand.click(await fold(3))
  cleanup()
  modules = [moduleOf(1, { lessons: [named(10, 'published')] }), ...modules.slice(1)]
  await show(AuthoringPage)
  await fold(1)
  await waitFor(() => expect(openOnes()).toEqual([1, 2, 4]))
})

test('a marked draft stays marked in a folded module, and the module and the bar say so', async () => {
  const { hand } = await show(AuthoringPage)
  await hand.click(await screen.findByRole('checkbox', { name: 'Kijelölés: 10. vázlat' }))
  expect(screen.queryByText(/Összecsukott modulban/)).toBeNull()
  await hand.click(await fold(1))
  expect(publishButton(1)).toBeTruthy()
  expect(screen.getByText('Összecsukott modulban: 1')).toBeTruthy()
  expect(screen.getAllByText('1 kijelölve')).toHaveLength(2)
  await hand.click(await fold(1))
  expect(screen.getByRole('checkbox', { name: 'Kijelölés: 10. vázlat' })).toHaveProperty('checked', true)
})

test('the search of the browser opens the module that it finds something in', async () => {
  await show(AuthoringPage)
  const panel = document.getElementById((await fold(2)).getAttribute('aria-controls') ?? '')
  expect(panel?.getAttribute('hidden')).toBe('until-found')
  act(() => void panel?.dispatchEvent(new Event('beforematch')))
  expect(openOnes()).toContain(2)
  expect(panel?.hasAttribute('hidden')).toBe(false)
})

test('a lesson opens by its name', async () => {
  await show(AuthoringPage)
  const row = (await screen.findAllByRole('listitem')).find((one) => one.textContent?.includes('10. vázlat'))
  const lesson = within(row as HTMLElement).getByRole('link', { name: '10. 10. vázlat' })
  expect(lesson.getAttribute('href')).toBe(`/modules/write/${named(10, 'changed')._id}`)
})
