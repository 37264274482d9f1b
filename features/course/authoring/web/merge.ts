import { diff3Merge } from 'node-diff3'
import { Draft } from '../content-parts.ts'
import { type Place, piecesAt, placesOf, putPieces, valuesOf } from './merge-places.ts'

export const sides = ['mine', 'theirs', 'both'] as const
export type Side = (typeof sides)[number]

/** Where both have changed the same paragraph, entry or value. */
export interface Clash {
  /** Of this clash, as long as neither text changes. */
  key: string
  place: Place
  /** Empty where it was taken out. */
  mine: unknown[]
  theirs: unknown[]
  canBeBoth: boolean
}

export interface Merge {
  clashes: Clash[]
  /** Places where something of the other comes without a question. */
  taken: string[]
  /** What is written once each clash is decided; null while one is not, or where it is more than fits. */
  settled: (choices: ReadonlyMap<string, Side>) => Draft['content'] | null
}

/** Beyond so many pieces a text is compared as a whole: of paragraphs that are all alike, comparing takes the cube of them. */
const MOST_PIECES = 600

type Region = { pieces: string[] } | { clash: Clash; mine: string[]; theirs: string[] }

/**
 * What two have made of one text: a paragraph that one of them changed is as they left it, and one that both changed is
 * to be decided. Nothing that either wrote is lost without being shown.
 */
export function mergeOf(base: Draft, mine: Draft, theirs: Draft): Merge {
  const [from, own, other] = [cleaned(base), cleaned(mine), cleaned(theirs)]
  const merged = placesOf(mine).map((place) => ({
    place,
    regions: regionsOf(place, piecesAt(from, place), piecesAt(own, place), piecesAt(other, place)),
  }))
  const clashes = merged.flatMap(({ regions }) =>
    regions.flatMap((one) => ('clash' in one ? [one.clash] : [])),
  )
  return {
    clashes,
    taken: merged
      .filter(({ place, regions }) => regions.flatMap(ownOf).join('') !== piecesAt(own, place).join(''))
      .map(({ place }) => place.at),
    settled(choices) {
      if (clashes.some(({ key }) => !choices.has(key))) return null
      const content = structuredClone(own.content)
      for (const { place, regions } of merged)
        putPieces(
          content,
          regions.flatMap((region) => chosen(region, choices)),
          place,
        )
      return Draft.safeParse({ kind: mine.kind, content }).success ? content : null
    },
  }
}

/** As the server would keep it, so that a space at an end is no change; as it is where it would not keep it. */
function cleaned(written: Draft): Draft {
  const { success, data } = Draft.safeParse(written)
  return success ? data : written
}

function regionsOf(place: Place, base: string[], mine: string[], theirs: string[]): Region[] {
  const isLong = Math.max(base.length, mine.length, theirs.length) > MOST_PIECES
  const [from, own, other] = [base, mine, theirs].map((pieces) =>
    isLong && place.kind === 'text' ? [pieces.join('')] : pieces,
  ) as [string[], string[], string[]]
  return diff3Merge(own, from, other).map(({ ok = [], conflict }, i): Region => {
    if (!conflict) return { pieces: ok }
    const { a, b } = conflict
    const clash = {
      key: JSON.stringify([place.at, i, a, b]),
      place,
      mine: a.length > 0 ? valuesOf(a, place) : [],
      theirs: b.length > 0 ? valuesOf(b, place) : [],
      canBeBoth: (place.kind === 'text' || place.kind === 'list') && a.length > 0 && b.length > 0,
    }
    return { clash, mine: a, theirs: b }
  })
}

const ownOf = (region: Region) => ('pieces' in region ? region.pieces : region.mine)

function chosen(region: Region, choices: ReadonlyMap<string, Side>): string[] {
  if ('pieces' in region) return region.pieces
  const { clash, mine, theirs } = region
  const side = choices.get(clash.key)
  if (side !== 'both') return side === 'theirs' ? theirs : mine
  if (clash.place.kind === 'list') return [...mine, ...theirs.filter((piece) => !mine.includes(piece))]
  return [...mine, ...(isApart(mine, theirs) ? [] : ['\n\n']), ...theirs]
}

/** Whether a paragraph ends between the two already. */
const isApart = (before: readonly string[], after: readonly string[]) =>
  /^\n/.test(after[0] ?? '') || /\n$/.test(before.at(-1) ?? '')
