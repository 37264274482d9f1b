import type { ReactNode } from 'react'
import classes from './boxed-rows.module.css'

interface Props {
  /** Two beside each other where there is room: what can be done stays near to what it is done with. */
  inColumns?: boolean
  children: ReactNode
}

/** A few things of one's own, each in a box with what can be done with it at its end; the rows are `li`. */
export const BoxedRows = ({ inColumns = false, children }: Props) => (
  <ul className={classes.rows} data-columns={inColumns || undefined}>
    {children}
  </ul>
)
