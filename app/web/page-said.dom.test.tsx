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
import { expect, test } from 'vitest'
import { Frame } from '#platform/ui/frame.tsx'
import { PageTitle } from '#platform/ui/title.tsx'
import { rememberEntering } from '#platform/web/entered.ts'
import { PageSaid } from './page-said.tsx'

const Inside = () => (
  <>
    <PageSaid />
    <nav>
      <Link to="/news">Hírek</Link>
    </nav>
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  </>
)

async function opened() {
  const root = createRootRoute({ component: Inside })
  const page = (path: string, title: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <PageTitle title={title} /> })
  const router = createRouter({
    routeTree: root.addChildren([page('/', 'Kezdőlap'), page('/news', 'Hírek')]),
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

test('the first page after signing in is said and has the focus', async () => {
  rememberEntering()
  await opened()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect((await screen.findByText('Kezdőlap · Rajt')).getAttribute('role')).toBe('status')
})
