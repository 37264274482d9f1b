import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import classes from './mentor-interest.module.css'

interface Props {
  id: string
  /** Whose face it has: the mentor, or the owner of the project. */
  person: { surname: string; firstname: string }
  heading: ReactNode
  /** Lines about the other side. */
  lines: readonly ReactNode[]
  /** How it stands, and what can be done. */
  children: ReactNode
}

/** An interest as either side sees it. */
export const InterestRow = ({ id, person, heading, lines, children }: Props) => (
  <li data-row={id}>
    <div className={classes.who}>
      <Avatar person={person} size="row" />
      <div className={classes.about}>
        <Title order={2} size="h4">
          {heading}
        </Title>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one row never change their places
          <p key={n} className={classes.below}>
            {line}
          </p>
        ))}
      </div>
    </div>
    <div className={classes.acts}>{children}</div>
  </li>
)
