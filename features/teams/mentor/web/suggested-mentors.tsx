import type { ReactNode } from 'react'
import { useSide } from '#platform/ui/side.tsx'
import { suggestedMentorsQuery } from '#teams/matching/web/calls.ts'
import { NoSuggestions, Suggestions } from '#teams/matching/web/suggestions.tsx'
import type { Mentor } from '../calls.ts'
import { MentorName } from './mentor-name.tsx'

/** Mentors who suit the owner's project. */
export function SuggestedMentors({ acts }: { acts: (mentor: Mentor) => ReactNode }) {
  const side = useSide(suggestedMentorsQuery())
  const { data } = side
  if (!data) return <NoSuggestions side={side} />
  const suggested = data.suggestions.map(({ mentor, reasons }) => ({
    key: mentor._id,
    reasons,
    who: (isWhole: boolean) => <MentorName mentor={mentor} isShort={!isWhole} />,
    acts: acts(mentor),
  }))
  return <Suggestions of="mentors" isOn={data.isOn} suggested={suggested} />
}
