import { call } from '#platform/contract/call.ts'
import { Done, IdParams } from '#platform/contract/parts.ts'

/** Open ones of a member at a time (decision P9); it is open until the project has applied to that mentor. */
export const SUGGESTIONS_MAX = 5

/** Why somebody cannot suggest a mentor now. */
export const suggestMentorRefusals = [
  'not-team-member',
  'team-has-mentor',
  'team-deadline-passed',
  'mentor-suggestions-too-many',
] as const

export const about = 'Members of a team suggest mentors to its owner.'

export const mentorSuggestion = {
  /** Idempotent: repeating it changes nothing. */
  suggest: call({
    summary: "Suggest a mentor to the owner of one's team",
    method: 'POST',
    path: '/mentor-suggestion/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: Done,
    refuses: ['wrong-semester', ...suggestMentorRefusals],
  }),
  /** `id` is the mentor's. */
  withdraw: call({
    summary: "Take one's own suggestion of a mentor back",
    method: 'POST',
    path: '/mentor-suggestion/withdraw/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: Done,
    refuses: ['wrong-semester', 'not-team-member'],
  }),
}
