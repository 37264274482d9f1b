import { plain } from './columns.ts'

const LIKE_ENOUGH = 0.5

function pairsOf(text: string): string[] {
  const signs = [...text]
  return signs.slice(1).map((sign, i) => `${signs[i]}${sign}`)
}

/** How much two texts are alike, 0 to 1: by the pairs of letters that both have (Dice). */
function likeness(one: string, other: string): number {
  const left = pairsOf(other)
  const pairs = pairsOf(one)
  const all = pairs.length + left.length
  const both = pairs.filter((pair) => {
    const at = left.indexOf(pair)
    return at >= 0 && left.splice(at, 1).length > 0
  }).length
  return all === 0 ? 0 : (2 * both) / all
}

/** The university that is called so, by its id or its name. */
export const universityOf = (text: string, names: Readonly<Record<string, string>>) =>
  Object.keys(names).find((id) => id === plain(text) || plain(names[id] ?? '') === plain(text))

/** The one whose name is most like the text; none where none is much like it. */
export function nearestUniversity(text: string, names: Readonly<Record<string, string>>): string | null {
  const rated = Object.entries(names).map(([id, name]) => ({ id, rate: likeness(plain(text), plain(name)) }))
  const best = rated.reduce((a, b) => (b.rate > a.rate ? b : a), { id: '', rate: 0 })
  return best.rate >= LIKE_ENOUGH ? best.id : null
}
