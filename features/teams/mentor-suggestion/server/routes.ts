import type { Handlers } from '#platform/server/request.ts'
import type { mentorSuggestion } from '../calls.ts'
import { suggest } from './suggest.ts'
import { withdraw } from './withdraw.ts'

export const mentorSuggestionRoutes = { suggest, withdraw } satisfies Handlers<typeof mentorSuggestion>
