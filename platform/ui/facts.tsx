import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface Props {
  /** The values are what one came for. */
  isStrong?: boolean
  /** Each value stands beside its name: many short ones. */
  areBeside?: boolean
  /** Each name heads a list or a sentence. */
  areHeads?: boolean
  children: ReactNode
}

/** What is known of something, name by name. */
export const Facts = ({ isStrong = false, areBeside = false, areHeads = false, children }: Props) => (
  <dl
    className={classes.facts}
    data-strong={isStrong || undefined}
    data-beside={areBeside || undefined}
    data-heads={areHeads || undefined}
  >
    {children}
  </dl>
)

interface FactProps {
  name: string
  /** Somebody's own words, of more than a line: set to be read. */
  isProse?: boolean
  children: ReactNode
}

export const Fact = ({ name, isProse = false, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd data-prose={isProse || undefined}>{children}</dd>
  </div>
)
