import type { ReactNode } from 'react'
import { useSide } from '#platform/ui/side.tsx'
import { suggestedMentorsQuery } from '#teams/matching/web/calls.ts'
import { NoSuggestions, Suggestions } from '#teams/matching/web/suggestions.tsx'
import type { Mentor } from '../calls.ts'
import { AskAct } from './mentor-acts.tsx'
import { MentorName } from './mentor-name.tsx'

interface Props {
  onOpen: (mentor: Mentor) => void
  onAsk: (mentor: Mentor) => void
}

/** Mentors who suit the owner's project. */
export function SuggestedMentors({ onOpen, onAsk }: Props) {
  const side = useSide(suggestedMentorsQuery())
  const { data } = side
  if (!data) return <NoSuggestions side={side} />
  const suggested = data.suggestions.map(({ mentor, reasons }) => ({
    key: mentor._id,
    reasons,
    who: <MentorName mentor={mentor} onOpen={() => onOpen(mentor)} />,
    brief: (why: ReactNode) => <MentorName mentor={mentor} why={why} onOpen={() => onOpen(mentor)} />,
    acts: <AskAct mentor={mentor} onAsk={() => onAsk(mentor)} />,
    actsAtOnce: true,
  }))
  return <Suggestions of="mentors" isOn={data.isOn} suggested={suggested} />
}
