import type { ReactNode } from 'react'
import classes from './page.module.css'
import { useOwnTitle } from './title.tsx'

interface Props {
  /** Where the page knows a better one than its row in the table of pages. */
  title?: string
  narrow?: boolean
  children: ReactNode
}

/** One page inside an area; its content brings the one h1. */
export function Page({ title, narrow, children }: Props) {
  useOwnTitle(title)
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {children}
    </div>
  )
}
