import type { Handlers } from '#platform/server/request.ts'
import type { mentorSuggestion } from '../calls.ts'
import { suggest, withdraw } from './suggest.ts'

export const mentorSuggestionRoutes = { suggest, withdraw } satisfies Handlers<typeof mentorSuggestion>
