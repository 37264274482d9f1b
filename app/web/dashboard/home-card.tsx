import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './home-cards.module.css'

/** One of the three below the stage. */
export function HomeCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.card} aria-labelledby={id} data-card={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      <div>{children}</div>
    </section>
  )
}
