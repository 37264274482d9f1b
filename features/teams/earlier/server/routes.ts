import type { Handlers } from '#platform/server/request.ts'
import type { earlier } from '../calls.ts'
import { mentored } from './mentored.ts'
import { mine } from './mine.ts'

export const earlierRoutes = { mine, mentored } satisfies Handlers<typeof earlier>
