import type { ReactNode } from 'react'
import classes from './figure-table.module.css'

interface Props {
  /** What its figures are, to who does not see it. */
  label: string
  children: ReactNode
}

/** A small table of figures inside a page; its rows' heads are words. */
export const FigureTable = ({ label, children }: Props) => (
  <table className={classes.table} aria-label={label}>
    {children}
  </table>
)
