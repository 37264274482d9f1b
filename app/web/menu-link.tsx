import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { MenuLink as Target } from './menu-of.ts'
import { viewerOf } from './viewer.ts'

interface Props {
  target: Target
  /** Stands for the open page, which has an entry of its own elsewhere. */
  isWithin?: boolean
  className?: string | undefined
  /** Also of the page they are on: it closes the phone's menu. */
  onClick: () => void
  children: ReactNode
}

/** A link of the menu or of the phone's bar, marked while its page is open, or one that belongs to it. */
export function MenuLink({
  target: { entry, path, exact },
  isWithin = false,
  className,
  onClick,
  children,
}: Props) {
  const { user, context } = useStore(session)
  const viewer = user && context && viewerOf(user, context)
  const within = useMatches({
    select: (all) => viewer && all.at(-1)?.staticData.within?.(viewer),
  })
  return (
    <Link
      to={path}
      className={className}
      onClick={onClick}
      activeOptions={{ exact, includeSearch: false }}
      aria-current={isWithin || within === entry ? 'true' : undefined}
      activeProps={{ 'aria-current': 'page' }}
    >
      {children}
    </Link>
  )
}
