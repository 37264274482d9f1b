import type { ReactNode } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import row from '#teams/seats/web/person.module.css'
import classes from './request-card.module.css'

interface Props {
  id: string
  /** Whose face it has: the person, or the owner of the project. */
  person: { surname: string; firstname: string }
  url?: string | null
  /** The other side: the person, or the project. */
  heading: ReactNode
  /** Who that is, in one line. */
  below?: ReactNode
  /** How it stands, in one word. */
  tag?: ReactNode
  /** Lines about its times. */
  times?: readonly ReactNode[]
  /** What else is said. */
  children?: ReactNode
  /** What can be done, on one line with that of the card beside. */
  acts?: ReactNode
  /** It has come to its end: it has less room than what waits. */
  isOver?: boolean
}

/** What somebody asked of somebody else, as either side sees it: about whom, how it stands, what was said, what can be done. */
export function RequestCard(props: Props) {
  const { id, person, url = null, heading, below, tag, times = [], children, acts, isOver } = props
  const shown = times.filter(Boolean)
  return (
    <li className={classes.card} data-row={id} data-over={isOver || undefined}>
      <div className={classes.head}>
        <Avatar person={person} url={url} size="row" />
        <div className={classes.who}>
          <h2 className={row.name}>{heading}</h2>
          {below && <div className={classes.below}>{below}</div>}
        </div>
        {tag && <div className={classes.tag}>{tag}</div>}
      </div>
      {children}
      {shown.length > 0 && (
        <p className={classes.times}>
          {shown.map((one, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one card never change their places
            <span key={n}>{one}</span>
          ))}
        </p>
      )}
      {acts && <div className={classes.acts}>{acts}</div>}
    </li>
  )
}

/** Two beside each other where there is room; the cards are `RequestCard`. */
export const RequestCards = ({ children }: { children: ReactNode }) => (
  <ul className={classes.cards}>{children}</ul>
)
