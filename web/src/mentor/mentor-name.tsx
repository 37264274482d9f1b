import type { Mentor } from '@rajt/contract/mentor'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { useFullName } from '../ui/names.ts'
import classes from './mentor.module.css'
import { SuggestedBy } from './mentor-acts.tsx'

interface Props {
  mentor: Mentor
  /** What else their words about themselves say. */
  children?: ReactNode
}

/** Who the mentor is, and who of the team suggests them. */
export function MentorName({ mentor, children }: Props) {
  const fullName = useFullName()
  return (
    <span className={classes.person}>
      <Avatar person={mentor} url={mentor.profilePictureUrl} size="row" />
      <span>
        <strong>{fullName(mentor)}</strong>
        <span className={classes.below} lang={mentor.language}>
          {mentor.title}
        </span>
        <SuggestedBy mentor={mentor} />
        {children}
      </span>
    </span>
  )
}
