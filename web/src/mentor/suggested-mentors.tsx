import type { Mentor } from '@rajt/contract/mentor'
import type { ReactNode } from 'react'
import { suggestedMentorsQuery } from '../matching/calls.ts'
import { NoSuggestions, Suggestions } from '../matching/suggestions.tsx'
import { useSide } from '../ui/side.tsx'
import { MentorName } from './mentor-name.tsx'

/** Mentors who suit the owner's project. */
export function SuggestedMentors({ acts }: { acts: (mentor: Mentor) => ReactNode }) {
  const side = useSide(suggestedMentorsQuery())
  const { data } = side
  if (!data) return <NoSuggestions side={side} />
  const suggested = data.suggestions.map(({ mentor, reasons }) => ({
    key: mentor._id,
    reasons,
    children: <MentorName mentor={mentor} />,
    acts: acts(mentor),
  }))
  return <Suggestions of="mentors" isOn={data.isOn} suggested={suggested} />
}
