import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { Frame } from '#platform/ui/frame.tsx'
import { PageTitle, useOwnTitle } from '#platform/ui/title.tsx'
import { rememberEntering } from '#platform/web/entered.ts'
import { PageSaid } from './page-said.tsx'

const Inside = () => (
  <>
    <PageSaid />
    <nav>
      <Link to="/news">Hírek</Link>
      <Link to="/modules">Tovább a leckéhez</Link>
      <Link to="/startup-lab-events">Események</Link>
      <button type="button">Több</button>
    </nav>
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  </>
)

let eventsArrive = Promise.withResolvers<void>()

/** Knows its own title once its data are there. */
function Lesson() {
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setTitle('Mi a startup?'), 50)
    return () => clearTimeout(timer)
  }, [])
  useOwnTitle(title)
  return <PageTitle title="Lecke" />
}

async function opened() {
  const root = createRootRoute({ component: Inside })
  const page = (path: string, title: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <PageTitle title={title} /> })
  const events = createRoute({
    getParentRoute: () => root,
    path: '/startup-lab-events',
    loader: () => eventsArrive.promise,
    component: () => <PageTitle title="Események" />,
  })
  const lesson = createRoute({ getParentRoute: () => root, path: '/modules', component: Lesson })
  const router = createRouter({
    routeTree: root.addChildren([page('/', 'Kezdőlap'), page('/news', 'Hírek'), events, lesson]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  render(
    <Frame>
      <RouterProvider router={router as never} />
    </Frame>,
  )
  return userEvent.setup()
}

test('a page reached from the menu is said and has the focus', async () => {
  const hand = await opened()
  expect(document.activeElement).toBe(document.body)
  await hand.click(screen.getByRole('link', { name: 'Hírek' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect((await screen.findByText('Hírek · Rajt')).getAttribute('role')).toBe('status')
})

test('somebody who has gone on to something else before the page arrives stays there', async () => {
  eventsArrive = Promise.withResolvers()
  const hand = await opened()
  await hand.click(screen.getByRole('link', { name: 'Események' }))
  await hand.click(screen.getByRole('button', { name: 'Több' }))
  eventsArrive.resolve()
  await screen.findByText('Események · Rajt')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Több' }))
})

test('the first page after signing in is said and has the focus', async () => {
  rememberEntering()
  await opened()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect((await screen.findByText('Kezdőlap · Rajt')).getAttribute('role')).toBe('status')
})

test('a page that knows its own title later is said by it alone', async () => {
  const hand = await opened()
  const said: (string | null)[] = []
  const listen = (changes: MutationRecord[]) => said.push(...changes.map(({ target }) => target.textContent))
  for (const status of screen.getAllByRole('status'))
    new MutationObserver(listen).observe(status, { childList: true, characterData: true, subtree: true })
  await hand.click(screen.getByRole('link', { name: 'Tovább a leckéhez' }))
  await screen.findByText('Mi a startup? · Rajt')
  expect(said).toEqual(['Mi a startup? · Rajt'])
})
