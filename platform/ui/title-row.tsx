import type { ReactNode } from 'react'
import classes from './title-row.module.css'

interface Props {
  /** The heading. */
  title: ReactNode
  /** What is done with all of the page. */
  children: ReactNode
}

/** The title of a page with its acts at the end of its line; where there is no room, below it. */
export const TitleRow = ({ title, children }: Props) => (
  <header className={classes.row}>
    {title}
    {children}
  </header>
)
