import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Frame } from '#platform/ui/frame.tsx'
import { queryClient } from '#platform/web/query.ts'

/** Shows a page as the app does: theme, texts, toast, router and answers around it. Answers the hand that uses it. */
export async function show(Page: RouteComponent, at = '/') {
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  render(
    <Frame>
      <QueryClientProvider client={queryClient}>
        {/* The app's own routes are not those of the test. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Frame>,
  )
  return { hand: userEvent.setup(), router }
}
