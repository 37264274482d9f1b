import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { MentorApplication } from '../mentor-application-calls.ts'
import classes from './mentor-application.module.css'

interface Props {
  application: MentorApplication
  /** The other side: the mentor, or the project. */
  heading: ReactNode
  below: ReactNode
  tag?: ReactNode
  /** Of the other side, before what was written. */
  about?: ReactNode
  /** Lines about its times. */
  times: readonly string[]
  children?: ReactNode
}

/** An application as either side sees it: about whom, what was written, how it stands, and what can be done. */
export function ApplicationCard({ application, heading, below, tag, about, times, children }: Props) {
  const { _id, motivation } = application
  return (
    <li className={classes.card} data-row={_id}>
      <div className={classes.head}>
        <div>
          <Title order={2} size="h4">
            {heading}
          </Title>
          <p className={classes.below}>{below}</p>
        </div>
        {tag}
      </div>
      {about}
      <blockquote className={classes.words} {...WRITTEN}>
        {motivation}
      </blockquote>
      <p className={classes.times}>
        {times.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
      {children}
    </li>
  )
}
