import type { ReactNode } from 'react'
import classes from './with-card.module.css'

interface Props {
  card: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/** A card of what is good to know at hand: beside what is read or filled in where there is room, above it on a phone. */
export function WithCard({ card, children, ...named }: Props) {
  return (
    <div className={classes.sides}>
      <section className={classes.card} {...named}>
        {card}
      </section>
      <div className={classes.main}>{children}</div>
    </div>
  )
}
