import type { Draft, ThingKind } from '../content-parts.ts'
import { sorted } from '../sorted.ts'

/**
 * How a part of what is written is merged: a text by its paragraphs, a list by its entries, a line and any other value as a
 * whole. What has to fit together, as options and which of them are right, is one value.
 */
export type PlaceKind = 'text' | 'list' | 'line' | 'value'

export interface Place {
  /** As `hu.body`; of several fields that belong together, what they are together. */
  at: string
  kind: PlaceKind
  paths: readonly string[]
}

const one = (at: string, kind: PlaceKind): Place => ({ at, kind, paths: [at] })
const inBoth = (field: string, kind: PlaceKind) => [one(`hu.${field}`, kind), one(`en.${field}`, kind)]

const answers: Place = {
  at: 'answers',
  kind: 'value',
  paths: [
    'kind',
    'correct',
    'number',
    ...['hu', 'en'].flatMap((language) => [`${language}.options`, `${language}.matches`, `${language}.unit`]),
  ],
}

const places: Record<ThingKind, readonly Place[]> = {
  module: [
    one('extra', 'value'),
    ...inBoth('title', 'line'),
    ...inBoth('summary', 'text'),
    ...inBoth('outcomes', 'list'),
  ],
  lesson: [
    one('invented', 'list'),
    ...inBoth('title', 'line'),
    ...inBoth('summary', 'text'),
    ...inBoth('body', 'text'),
    ...inBoth('checks', 'list'),
    ...inBoth('media', 'list'),
  ],
  question: [
    ...['points', 'level', 'lesson', 'validUntil'].map((field) => one(field, 'value')),
    answers,
    ...inBoth('prompt', 'text'),
    ...inBoth('why', 'text'),
  ],
}

export const placesOf = ({ kind }: Pick<Draft, 'kind'>) => places[kind]

/** Paragraphs and what stands between them, so that together they are the text again, byte for byte. */
const PARAGRAPHS = /(\n(?:[ \t]*\n)+)/

/** What stands at a place, in the pieces that it is merged by. */
export function piecesAt({ content }: Draft, { kind, paths: [path = '', ...others] }: Place): string[] {
  if (kind === 'text') return String(valueAt(content, path)).split(PARAGRAPHS).filter(Boolean)
  if (kind === 'list') return (valueAt(content, path) as unknown[]).map(sorted)
  return [sorted([path, ...others].map((one) => valueAt(content, one)))]
}

/** The pieces as the values that they stand for: of a text and a line the words, of a list its entries. */
export function valuesOf(pieces: readonly string[], { kind }: Pick<Place, 'kind'>): unknown[] {
  if (kind === 'text') return [pieces.join('')]
  return kind === 'list'
    ? pieces.map((piece) => JSON.parse(piece))
    : pieces.flatMap((piece) => JSON.parse(piece))
}

/** Puts the pieces of a place into a content, which is changed. */
export function putPieces(content: Draft['content'], pieces: readonly string[], place: Place): void {
  const values = valuesOf(pieces, place)
  const own = place.kind === 'list' ? [values] : values
  for (const [i, path] of place.paths.entries()) putAt(content, path, own[i])
}

const parentOf = (content: object, path: string): [Record<string, unknown>, string] => {
  const [first = '', second] = path.split('.')
  const top = content as Record<string, Record<string, unknown>>
  return second === undefined ? [top, first] : [top[first] ?? {}, second]
}

function valueAt(content: object, path: string): unknown {
  const [parent, field] = parentOf(content, path)
  return parent[field]
}

function putAt(content: object, path: string, value: unknown): void {
  const [parent, field] = parentOf(content, path)
  parent[field] = value
}
