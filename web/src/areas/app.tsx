import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { keep } from '../plumbing/kept.ts'
import { addressOf, paths } from '../plumbing/paths.ts'
import { ENDED, session } from '../plumbing/session.ts'
import { Frame } from '../ui/frame.tsx'
import { router } from './router.tsx'
import { rememberWanted } from './wanted.ts'

let signedIn = false

// A session that ends under a page's feet leads to sign-in, and from there back to the page.
session.subscribe(() => {
  const lost = signedIn && !session.get().user
  signedIn = session.get().user !== null
  if (!lost) return
  keep(sessionStorage, ENDED, true)
  rememberWanted(location.href.slice(location.origin.length + addressOf('').length))
  location.assign(addressOf(paths.login))
})

/** Every page with its router; the first one is loaded before anything is shown. */
export async function ready() {
  await router.load()
  return (
    <StrictMode>
      <Frame>
        <RouterProvider router={router} />
      </Frame>
    </StrictMode>
  )
}
