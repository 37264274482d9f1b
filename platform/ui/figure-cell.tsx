import classes from './figure-cell.module.css'

/** A figure in a list. A card shows no headers: there it says itself what it counts. */
export function FigureCell({ inTable, inCard }: { inTable: string; inCard: string }) {
  return (
    <>
      <span className={classes.inTable}>{inTable}</span>
      <span className={classes.inCard}>{inCard}</span>
    </>
  )
}
