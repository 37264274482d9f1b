import type { Handlers } from '#platform/server/request.ts'
import type { project } from '../calls.ts'
import { create } from './create.ts'
import { dissolve } from './dissolve.ts'
import { find } from './find.ts'
import { mine } from './mine.ts'
import { one } from './one.ts'
import { publish } from './publish.ts'
import { saveDraft } from './save-draft.ts'

export const projectRoutes = { find, mine, one, create, saveDraft, publish, dissolve } satisfies Handlers<
  typeof project
>
