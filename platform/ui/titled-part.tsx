import { Text, Title } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import classes from './titled-part.module.css'

interface Titled {
  title: string
  reason: string
  /** Where the focus goes when what had it is gone (`useMovedFocus`). */
  heading?: Ref<HTMLHeadingElement>
  /** Alone on a narrow screen, it is what the page's own title says: there for screen readers alone. */
  isTitleSaid?: boolean
  children: ReactNode
}

/** A part of a page that says what it is for before it offers something. */
export const TitledPart = ({ title, reason, heading, isTitleSaid = false, children }: Titled) => (
  <section className={classes.part} aria-label={title}>
    <Title
      order={2}
      size="h3"
      ref={heading}
      tabIndex={heading ? -1 : undefined}
      data-said={isTitleSaid || undefined}
    >
      {title}
    </Title>
    <Text className={classes.reason}>{reason}</Text>
    {children}
  </section>
)
