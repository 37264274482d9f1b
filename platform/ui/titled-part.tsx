import { Text, Title } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import classes from './titled-part.module.css'

interface Reasoned {
  reason: string
  children: ReactNode
}

/** What says what it is for before it offers something; its title stands above. */
export const ReasonedPart = ({ reason, children }: Reasoned) => (
  <div className={classes.part}>
    <Text className={classes.reason}>{reason}</Text>
    {children}
  </div>
)

interface Titled extends Reasoned {
  title: string
  /** 3 for one of several below a title of level 2. */
  level?: 2 | 3
  /** Where the focus goes when what had it is gone (`useMovedFocus`). */
  heading?: Ref<HTMLHeadingElement>
}

/** The same with a title of its own. */
export const TitledPart = ({ title, level = 2, reason, heading, children }: Titled) => (
  <section className={classes.part} aria-label={title}>
    <Title order={level} size={level === 2 ? 'h3' : 'h4'} ref={heading} tabIndex={heading ? -1 : undefined}>
      {title}
    </Title>
    <Text className={classes.reason}>{reason}</Text>
    {children}
  </section>
)
