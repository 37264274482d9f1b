import type { Handlers } from '#platform/server/request.ts'
import type { matching } from '../calls.ts'
import { members } from './members.ts'
import { mentors } from './mentors.ts'
import { projects } from './projects.ts'
import { set } from './set.ts'
import { setting } from './setting.ts'

export const matchingRoutes = { members, projects, mentors, setting, set } satisfies Handlers<typeof matching>
