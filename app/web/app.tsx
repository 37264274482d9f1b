import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { Frame } from '#platform/ui/frame.tsx'
import { addressOf, BASE } from '#platform/web/paths.ts'
import { rememberReturnTo } from '#platform/web/return-to.ts'
import { ENDED, session, stillHere } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { store } from '#platform/web/stored.ts'
import { followSemester } from './follow.ts'
import { LeftPage } from './left-page.tsx'
import { router } from './router.tsx'

let signedIn = false

// A session that ends while a page is open leads to sign-in, and from there back to the page.
session.subscribe(() => {
  const { user, left } = session.get()
  const lost = signedIn && !user
  signedIn = user !== null
  if (!lost || (left !== 'ended' && left !== 'gone-elsewhere')) return
  store(sessionStorage, ENDED, left === 'ended' || null)
  rememberReturnTo(location.href.slice(location.origin.length + BASE.length))
  location.assign(addressOf('/auth/login'))
})

followSemester(router)

// What another tab did reaches this one at once, and at the latest when somebody looks at it again.
addEventListener('storage', stillHere)
addEventListener('visibilitychange', stillHere)
addEventListener('pageshow', ({ persisted }) => {
  // A page that the browser kept for its back button.
  if (persisted && session.get().left) location.reload()
  else stillHere()
})

/** Every page with its router; the first one is loaded before anything is shown. */
export async function ready() {
  await router.load()
  return (
    <StrictMode>
      <Frame>
        <Pages />
      </Frame>
    </StrictMode>
  )
}

function Pages() {
  const { left } = useStore(session)
  return left ? <LeftPage left={left} /> : <RouterProvider router={router} />
}
