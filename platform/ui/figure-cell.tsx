import { useTranslations } from 'use-intl'
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

/** In a card the header of a fact that does not say by itself what it is; a table has it above the column. */
export function CardLabel({ children }: { children: string }) {
  const t = useTranslations('ui.list')
  return <span className={classes.label}>{t('label', { header: children })} </span>
}
