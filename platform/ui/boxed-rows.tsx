import type { ReactNode } from 'react'
import classes from './boxed-rows.module.css'

/** A few things of one's own, each in a box with what can be done with it at its end; the rows are `li`. */
export const BoxedRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
)
