import type { ReactNode } from 'react'
import classes from './figure-table.module.css'

interface Props {
  /** What its figures are, to who does not see it. */
  label: string
  /** On a narrow screen each row is a card: its head, and each cell behind the name in its `data-label`. */
  hasCards?: boolean
  children: ReactNode
}

/** A small table of figures inside a page; its rows' heads are words, and cells with `data-number` hold a figure alone. */
export const FigureTable = ({ label, hasCards, children }: Props) => (
  <table className={classes.table} data-cards={hasCards || undefined} aria-label={label}>
    {children}
  </table>
)
