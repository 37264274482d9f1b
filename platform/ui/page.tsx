import type { ReactNode } from 'react'
import classes from './page.module.css'
import { useOwnTitle } from './title.tsx'

interface Props {
  /** Where the page knows a better one than its row in the table of pages. */
  title?: string
  /** What the content may take: a column to read, or a list's whole room. */
  width?: 'reading' | 'list'
  children: ReactNode
}

/** One page inside an area; its content brings the one h1. */
export function Page({ title, width, children }: Props) {
  useOwnTitle(title)
  return (
    <div className={classes.page} data-width={width}>
      <div className={classes.content}>{children}</div>
    </div>
  )
}
