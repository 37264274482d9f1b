import type { Handlers } from '#platform/server/request.ts'
import type { mentorPlaces } from '../calls.ts'
import { set } from './set.ts'

export const mentorPlacesRoutes = { set } satisfies Handlers<typeof mentorPlaces>
