import type { Handlers } from '#platform/server/request.ts'
import type { authoring } from '../calls.ts'
import type { courseFile } from '../course-file-calls.ts'
import type { editing } from '../editing-calls.ts'
import type { publishingPlan } from '../publishing-plan-calls.ts'
import type { structure } from '../structure-calls.ts'
import { add } from './add.ts'
import { addPlan } from './add-plan.ts'
import { blueprint } from './blueprint.ts'
import { bringIn } from './bring-in.ts'
import { cancelPlan } from './cancel-plan.ts'
import { changeStructure } from './change-structure.ts'
import { checkLinks } from './check-links.ts'
import { compare } from './compare.ts'
import { discard } from './discard.ts'
import { discardMany } from './discard-many.ts'
import { download } from './download.ts'
import { leave } from './leave.ts'
import { listPlans } from './list-plans.ts'
import { minutes } from './minutes.ts'
import { movePlan } from './move-plan.ts'
import { orderLessons } from './order-lessons.ts'
import { preview } from './preview.ts'
import { previewStructure } from './preview-structure.ts'
import { publish } from './publish.ts'
import { questions } from './questions.ts'
import { reinstate } from './reinstate.ts'
import { restore } from './restore.ts'
import { retire } from './retire.ts'
import { save } from './save.ts'
import { setBlueprint } from './set-blueprint.ts'
import { stay } from './stay.ts'
import { thing } from './thing.ts'
import { tree } from './tree.ts'
import { version } from './version.ts'

export const authoringRoutes = {
  tree,
  thing,
  questions,
  blueprint,
  setBlueprint,
  version,
  add,
  save,
  discard,
  discardMany,
  publish,
  restore,
  retire,
  reinstate,
  preview,
  minutes,
} satisfies Handlers<typeof authoring>

export const courseFileRoutes = { download, compare, bringIn } satisfies Handlers<typeof courseFile>

export const editingRoutes = { stay, leave, checkLinks } satisfies Handlers<typeof editing>

export const publishingPlanRoutes = {
  list: listPlans,
  add: addPlan,
  move: movePlan,
  cancel: cancelPlan,
} satisfies Handlers<typeof publishingPlan>

export const structureRoutes = {
  preview: previewStructure,
  change: changeStructure,
  orderLessons,
} satisfies Handlers<typeof structure>
