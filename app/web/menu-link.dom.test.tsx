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
import { signIn } from '#platform/web/session.ts'
import { student } from '#testing/web/people.ts'
import { MenuLink } from './menu-link.tsx'
import { entryOf, withinOf } from './menu-of.ts'
import { pages } from './pages.ts'

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
  signIn('menu', student)
  const root = createRootRoute({ component: Frame })
  const page = (path: string, within?: 'modules') =>
    createRoute({ getParentRoute: () => root, path, staticData: { within: () => within } })
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

test.each([
  ['1 OFFICE', undefined],
  ['2 OFFICE', 'dashboard'],
] as const)('registrations belong to the home of %s where no entry leads to them', (viewer, entry) => {
  const row = { menu: 'registration-confirmation', within: 'dashboard' } as const
  expect(withinOf(row, viewer)).toBe(entry)
})

test.each([
  ['event', '1 STUDENT', 'events'],
  ['team', '2 MEMBER', 'my-project'],
  ['team', '2 OWNER', 'team'],
  ['project-detail', '2 MEMBER', 'find-project'],
  ['news', '2 MEMBER', 'news'],
] as const)('the page %s of %s belongs to the entry %s', (page, viewer, entry) => {
  expect(entryOf(pages[page], viewer)).toBe(entry)
})
