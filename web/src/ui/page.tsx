import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './page.module.css'

interface Props {
  /** Of the browser's tab and history. */
  title: string
  narrow?: boolean
  children: ReactNode
}

/** One page inside an area; its content brings the one h1. */
export function Page({ title, narrow, children }: Props) {
  useDocumentTitle(`${title} · Rajt`)
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {children}
    </div>
  )
}
