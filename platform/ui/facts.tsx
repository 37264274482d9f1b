import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface Props {
  /** The values are what one came for. */
  isStrong?: boolean
  /** Each value stands beside its name: many short ones. */
  areBeside?: boolean
  /** Each name heads a list or a sentence. */
  areHeads?: boolean
  /** Among them are somebody's own words, of more than a line: all are set to be read. */
  areRead?: boolean
  children: ReactNode
}

/** What is known of something, name by name. */
export const Facts = ({
  isStrong = false,
  areBeside = false,
  areHeads = false,
  areRead = false,
  children,
}: Props) => (
  <dl
    className={classes.facts}
    data-strong={isStrong || undefined}
    data-beside={areBeside || undefined}
    data-heads={areHeads || undefined}
    data-read={areRead || undefined}
  >
    {children}
  </dl>
)

interface FactProps {
  name: string
  children: ReactNode
}

export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
