import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFullName } from '#platform/ui/names.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import classes from '#teams/mentor-profile/web/mentor.module.css'
import type { Mentor } from '../calls.ts'
import { SuggestedBy } from './mentor-acts.tsx'

interface Props {
  mentor: Mentor
  /** In the place of their title. */
  instead?: ReactNode
  /** Shows what the mentor tells of themselves. */
  onOpen: () => void
}

/** Who the mentor is, and who of the team suggests them. */
export function MentorName({ mentor, instead, onOpen }: Props) {
  const t = useTranslations('mentor')
  const fullName = useFullName()
  return (
    <PersonCell
      row={{ ...mentor, email: '' }}
      onOpen={onOpen}
      opens={t('openOne', { name: fullName(mentor) })}
    >
      {instead ?? (
        <>
          <span className={classes.below} lang={mentor.language}>
            {mentor.title}
          </span>
          <SuggestedBy mentor={mentor} />
        </>
      )}
    </PersonCell>
  )
}
