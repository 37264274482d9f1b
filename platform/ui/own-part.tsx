import type { ReactNode } from 'react'
import classes from './own-part.module.css'

interface Props {
  label: string
  children: ReactNode
}

/** What readers can do here themselves, beside what everybody sees. */
export const OwnPart = ({ label, children }: Props) => (
  <section className={classes.part} aria-label={label}>
    {children}
  </section>
)
