import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MenuLink } from './menu-link.tsx'

const target = { entry: 'modules', path: '/modules', exact: false } as const

function Frame() {
  return (
    <>
      <MenuLink target={target} onClick={() => undefined}>
        Modulok
      </MenuLink>
      <Outlet />
    </>
  )
}

test.each([
  ['its page', '/modules', 'page'],
  ['a page below its address', '/modules/write', 'page'],
  ['a page that belongs to it', '/lessons', 'true'],
  ['another page', '/news', null],
])('the entry of the menu on %s', async (_, at, current) => {
  const root = createRootRoute({ component: Frame })
  const page = (path: string, within?: 'modules') =>
    createRoute({ getParentRoute: () => root, path, staticData: { within } })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/modules'),
      page('/modules/write'),
      page('/lessons', 'modules'),
      page('/news'),
    ]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  // The app's own routes are not those of the test.
  render(<RouterProvider router={router as never} />)
  expect((await screen.findByRole('link')).getAttribute('aria-current')).toBe(current)
})
