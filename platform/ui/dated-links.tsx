import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './dated-links.module.css'

interface Props {
  title: string
  /** Each a `li` with its link, its `time`, and a tag where it has one. */
  children: ReactNode
  /** The link to all of them. */
  all: ReactNode
}

/** A few of many on the home page, each with its date. */
export function DatedLinks({ title, children, all }: Props) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <ul>{children}</ul>
      {all}
    </section>
  )
}
