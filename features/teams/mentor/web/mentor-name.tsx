import type { ReactNode } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useFullName } from '#platform/ui/names.ts'
import classes from '#teams/mentor-profile/web/mentor.module.css'
import type { Mentor } from '../calls.ts'
import { SuggestedBy } from './mentor-acts.tsx'

interface Props {
  mentor: Mentor
  /** Their title in one line. */
  isShort?: boolean
  /** What else their words about themselves say. */
  children?: ReactNode
}

/** Who the mentor is, and who of the team suggests them. */
export function MentorName({ mentor, isShort, children }: Props) {
  const fullName = useFullName()
  return (
    <span className={classes.person}>
      <Avatar person={mentor} url={mentor.profilePictureUrl} size="row" />
      <span>
        <strong>{fullName(mentor)}</strong>
        <span className={classes.below} data-short={isShort || undefined} lang={mentor.language}>
          {mentor.title}
        </span>
        <SuggestedBy mentor={mentor} />
        {children}
      </span>
    </span>
  )
}
