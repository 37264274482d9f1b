import type { ThingState, TreeModule } from '../content-parts.ts'

const withDraft: readonly ThingState[] = ['draft', 'changed', 'retired-changed']

/** Something is written of it that is not published. */
export const hasDraft = ({ state }: { state: ThingState }): boolean => withDraft.includes(state)

/** Of its lessons and questions. */
export const draftsIn = ({ lessons, questionDrafts }: TreeModule): number =>
  lessons.filter(hasDraft).length + questionDrafts

/** Its own draft, or one of what it holds: whole, lacking something or waiting for its time. */
export const isInWork = (module: TreeModule): boolean => hasDraft(module) || draftsIn(module) > 0
