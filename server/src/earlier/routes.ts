import type { earlier } from '@rajt/contract/earlier'
import type { Handlers } from '../plumbing/request.ts'
import { mentored } from './mentored.ts'
import { mine } from './mine.ts'

export const earlierRoutes = { mine, mentored } satisfies Handlers<typeof earlier>
