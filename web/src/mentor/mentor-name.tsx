import type { Mentor } from '@rajt/contract/mentor'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { useFullName } from '../ui/names.ts'
import classes from './mentor.module.css'
import { SuggestedBy } from './mentor-acts.tsx'

/** Who the mentor is, and who of the team suggests them. */
export function MentorName({ mentor, children }: { mentor: Mentor; children?: ReactNode }) {
  const fullName = useFullName()
  return (
    <span className={classes.person}>
      <Avatar person={mentor} url={mentor.profilePictureUrl} size="row" />
      <span>
        <strong>{fullName(mentor)}</strong>
        {children}
        <SuggestedBy mentor={mentor} />
      </span>
    </span>
  )
}
