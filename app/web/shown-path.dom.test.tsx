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
import { held } from '#testing/web/network.ts'
import { useShownPath } from './shown-path.ts'

function Frame() {
  return (
    <>
      <p>{`shown: ${useShownPath()}`}</p>
      <Outlet />
    </>
  )
}

test('the page before is the one that is shown while the next one loads', async () => {
  const root = createRootRoute({ component: Frame })
  const { reply, release } = held<null>()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/' }),
      createRoute({ getParentRoute: () => root, path: '/modules', loader: () => reply }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  // The app's own routes are not those of the test.
  render(<RouterProvider router={router as never} />)
  const coming = router.navigate({ to: '/modules' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(router.state.location.pathname).toBe('/modules')
  expect(screen.getByText('shown: /')).toBeTruthy()
  release(null)
  await coming
  expect(await screen.findByText('shown: /modules')).toBeTruthy()
})
