import type { Mentor } from '@rajt/contract/mentor'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { suggestedMentorsQuery } from '../matching/calls.ts'
import { Suggestions } from '../matching/suggestions.tsx'
import { MentorName } from './mentor-name.tsx'

/** Mentors who suit the owner's project. */
export function SuggestedMentors({ acts }: { acts: (mentor: Mentor) => ReactNode }) {
  const { data } = useQuery(suggestedMentorsQuery())
  if (!data) return null
  const suggested = data.suggestions.map(({ mentor, reasons }) => ({
    key: mentor._id,
    reasons,
    children: <MentorName mentor={mentor} />,
    acts: acts(mentor),
  }))
  return <Suggestions of="mentors" isOn={data.isOn} suggested={suggested} />
}
