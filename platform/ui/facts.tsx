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

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
