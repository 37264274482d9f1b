import { defaultParseSearch, redirect } from '@tanstack/react-router'
import { paths } from '../plumbing/paths.ts'
import { session } from '../plumbing/session.ts'
import { needTexts } from '../plumbing/texts.tsx'
import { enter } from './enter.ts'
import { elsewhere, type Kind } from './guard.ts'
import { firstPage } from './menus.ts'
import { guestTexts, insideTexts } from './texts.ts'
import { rememberWanted, takeWanted } from './wanted.ts'

/** The guard of every address (decision R2): who may not be here is sent where they belong. */
export const guard =
  (kind: Kind) =>
  async ({ location }: { location: { href: string; pathname: string } }) => {
    await Promise.all([enter(), needTexts(guestTexts)])
    const { user, context } = session.get()
    if (!context) return
    const to = elsewhere(kind, user, context)
    if (to === paths.login) rememberWanted(location.href)
    if (to === paths.home && location.pathname === paths.login)
      throw redirect({ ...wantedPage(), replace: true })
    if (to) throw redirect({ to, replace: true })
    if (user && location.pathname === paths.home && firstPage(user, context) !== paths.home)
      throw redirect({ to: firstPage(user, context), replace: true })
    if (kind !== 'guest' && kind !== 'link') await needTexts(insideTexts)
  }

/** For who reaches the sign-in page signed in, as when that happened in another tab. */
function wantedPage() {
  const { pathname, search, hash } = new URL(takeWanted(), window.location.origin)
  return { to: pathname, search: defaultParseSearch(search), hash: hash.slice(1) }
}
