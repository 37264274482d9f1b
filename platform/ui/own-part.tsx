import type { ReactNode } from 'react'
import classes from './own-part.module.css'

interface Props {
  label: string
  /** Nothing can be done now: one card among others. */
  isQuiet?: boolean
  children: ReactNode
}

/** What readers can do here themselves, beside what everybody sees. */
export const OwnPart = ({ label, isQuiet, children }: Props) => (
  <section className={classes.part} aria-label={label} data-quiet={isQuiet || undefined}>
    {children}
  </section>
)
