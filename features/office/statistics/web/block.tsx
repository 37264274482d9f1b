import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './statistics.module.css'

interface Props {
  title: string
  /** Takes the whole row. */
  isWide?: boolean
  children: ReactNode
}

export function Block({ title, isWide, children }: Props) {
  const id = useId()
  return (
    <section className={classes.block} data-wide={isWide} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}
