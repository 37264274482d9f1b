import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './parts.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** Parts of one kind, side by side where there is room. */
export function Section({ title, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="lg">
        {title}
      </Title>
      <div className={classes.parts}>{children}</div>
    </section>
  )
}
