import type { TreeModule } from '../content-parts.ts'

type Lesson = TreeModule['lessons'][number]

/** A lesson that was never published has no place among the others yet. */
export const isInOrder = ({ state }: Pick<Lesson, 'state'>): boolean => state !== 'draft'

interface Drop {
  dragged: string
  onto: string
  /** Below it, not above it. */
  isBelow: boolean
}

/** The same with one of them beside another; as it was where either is not among them. */
export function movedTo(ids: readonly string[], { dragged, onto, isBelow }: Drop): readonly string[] {
  const others = ids.filter((id) => id !== dragged)
  const place = others.indexOf(onto)
  if (place < 0 || others.length === ids.length) return ids
  return others.toSpliced(isBelow ? place + 1 : place, 0, dragged)
}

export interface Move {
  act: 'up' | 'down'
  /** The one whose place it takes. */
  to: string
}

/** What a drop is among modules that change places; null where it moves nothing. */
export function moveOf(ids: readonly string[], drop: Drop): Move | null {
  const from = ids.indexOf(drop.dragged)
  const target = movedTo(ids, drop).indexOf(drop.dragged)
  const to = ids[target]
  return from < 0 || to === undefined || target === from ? null : { act: target < from ? 'up' : 'down', to }
}

/** Those that have a place in that order; all others keep theirs. */
export function inOrder<L extends Pick<Lesson, '_id' | 'state'>>(
  lessons: readonly L[],
  ids: readonly string[],
): L[] {
  const next = ids.flatMap((id) => lessons.filter((one) => one._id === id)).values()
  return lessons.map((one) => (isInOrder(one) ? (next.next().value ?? one) : one))
}
