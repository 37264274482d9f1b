import type { mentorPlaces } from '@rajt/contract/mentor-places'
import type { Handlers } from '../plumbing/request.ts'
import { set } from './set.ts'

export const mentorPlacesRoutes = { set } satisfies Handlers<typeof mentorPlaces>
