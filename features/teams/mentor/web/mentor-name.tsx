import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFullName } from '#platform/ui/names.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import classes from '#teams/mentor-profile/web/mentor.module.css'
import type { Mentor } from '../calls.ts'
import { SuggestedBy } from './mentor-acts.tsx'

interface Props {
  mentor: Mentor
  /** Below their title, in the place of who suggests them. */
  why?: ReactNode
  /** Shows what the mentor tells of themselves. */
  onOpen: () => void
}

/** Who the mentor is, and who of the team suggests them. */
export function MentorName({ mentor, why, onOpen }: Props) {
  const t = useTranslations('mentor')
  const fullName = useFullName()
  return (
    <PersonCell
      row={{ ...mentor, email: '' }}
      onOpen={onOpen}
      opens={t('openOne', { name: fullName(mentor) })}
    >
      <span className={classes.below} data-brief={Boolean(why) || undefined} lang={mentor.language}>
        {mentor.title}
      </span>
      {why ?? <SuggestedBy mentor={mentor} />}
    </PersonCell>
  )
}
