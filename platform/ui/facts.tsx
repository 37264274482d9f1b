import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** What is known of something, name by name; `isStrong` where the values are what one came for. */
export const Facts = ({ isStrong = false, children }: { isStrong?: boolean; children: ReactNode }) => (
  <dl className={classes.facts} data-strong={isStrong || undefined}>
    {children}
  </dl>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
