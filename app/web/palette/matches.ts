import { fold } from '#platform/web/fold.ts'

/** Something that the palette finds in the browser. */
export interface Findable {
  label: string
  /** Other words that it is found by. */
  also?: string | undefined
}

/**
 * Those in which every word occurs, whatever its accents (decision L1): first those that begin with what was typed, then
 * those with a word that does; among equals the order stays. All of them for no word.
 */
export function matchesOf<T extends Findable>(all: readonly T[], search: string, most: number): T[] {
  const sought = fold(search).trim()
  if (sought === '') return all.slice(0, most)
  const words = sought.split(/\s+/)
  return all
    .map((one) => ({ one, place: placeOf(one, sought, words) }))
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => Number(a.place) - Number(b.place))
    .slice(0, most)
    .map(({ one }) => one)
}

/** 0 is best; null where a word does not occur. */
function placeOf({ label, also = '' }: Findable, sought: string, words: readonly string[]): number | null {
  const name = fold(label)
  const text = `${name} ${fold(also)}`
  if (!words.every((word) => text.includes(word))) return null
  if (name.startsWith(sought)) return 0
  return ` ${name}`.includes(` ${sought}`) ? 1 : 2
}
