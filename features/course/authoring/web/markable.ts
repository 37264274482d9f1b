import type { TreeModule } from '../content-parts.ts'
import { hasDraft } from './has-draft.ts'
import { type Publishable, publishable } from './publish-dialog.tsx'

type Markable = Pick<TreeModule, 'state' | 'flaws' | 'plannedFor'>

/** A whole draft that nothing is planned for. A new module is published with all that is in it. */
export const isMarkable = ({ state, flaws, plannedFor }: Markable, { needs }: TreeModule) =>
  hasDraft({ state }) && plannedFor === null && needs === null && flaws === 0

export const markableIn = (module: TreeModule): Publishable[] => {
  const lessons = module.lessons.filter((one) => isMarkable(one, module))
  const own = lessons.map((one) => publishable('lesson', one))
  return isMarkable(module, module) ? [publishable('module', module), ...own] : own
}
