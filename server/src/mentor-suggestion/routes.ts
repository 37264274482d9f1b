import type { mentorSuggestion } from '@rajt/contract/mentor-suggestion'
import type { Handlers } from '../plumbing/request.ts'
import { suggest, withdraw } from './suggest.ts'

export const mentorSuggestionRoutes = { suggest, withdraw } satisfies Handlers<typeof mentorSuggestion>
