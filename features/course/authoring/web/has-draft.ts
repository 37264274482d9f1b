import type { ThingState } from '../content-parts.ts'

const withDraft: readonly ThingState[] = ['draft', 'changed', 'retired-changed']

/** Something is written of it that is not published. */
export const hasDraft = ({ state }: { state: ThingState }): boolean => withDraft.includes(state)
