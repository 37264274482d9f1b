import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { MentorApplication } from '../mentor-application-calls.ts'
import classes from './mentor-application.module.css'

interface Props {
  application: MentorApplication
  /** Whose face it has: the mentor, or the owner of the project. */
  person: { surname: string; firstname: string }
  /** The other side: the mentor, or the project. */
  heading: ReactNode
  below: ReactNode
  tag?: ReactNode
  /** Of the other side, before what was written. */
  about?: ReactNode
  /** Lines about its times. */
  times: readonly ReactNode[]
  children?: ReactNode
}

/** An application as either side sees it: about whom, what was written, how it stands, and what can be done. */
export function ApplicationCard(props: Props) {
  const { application, person, heading, below, tag, about, times, children } = props
  const { _id, motivation } = application
  return (
    <li className={classes.card} data-row={_id}>
      <div className={classes.head}>
        <div className={classes.who}>
          <Avatar person={person} size="row" />
          <div>
            <Title order={2} size="h4">
              {heading}
            </Title>
            <p className={classes.below}>{below}</p>
          </div>
        </div>
        {tag}
      </div>
      {about}
      <blockquote className={classes.words} {...WRITTEN}>
        {motivation}
      </blockquote>
      <p className={classes.times}>
        {times.filter(Boolean).map((one, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one card never change their places
          <span key={n}>{one}</span>
        ))}
      </p>
      {children}
    </li>
  )
}
