import type { Handlers } from '#platform/server/request.ts'
import type { project } from '../calls.ts'
import { find } from './find.ts'
import { mine, one } from './view.ts'
import { create, dissolve, publish, saveDraft } from './write.ts'

export const projectRoutes = { find, mine, one, create, saveDraft, publish, dissolve } satisfies Handlers<
  typeof project
>
