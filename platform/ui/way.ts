import { type Curve, type Point, pathOf } from './curve.ts'

/** What the line is drawn in: parts of a thousand of its width, and of two hundred of its height. */
export const WAY = { width: 1_000, height: 200 } as const

export interface Way {
  /** Where the stops stand, from the start to the end; they are points of the line. */
  places: readonly Point[]
  /** `d` of the whole line, and of its part up to a stop; up to its end where all of them are behind. */
  whole: string
  upTo: (stop: number) => string
  /** Of the piece that leads to a stop; behind the last one, of that to the end. */
  pieceTo: (stop: number) => string
}

/** It rises to the flag, over hills that are the same wherever it is drawn. */
const heightAt = (share: number) => 150 - 92 * share + 22 * Math.sin(share * 9.5 + 0.4)
const pointAt = (share: number): Point => [
  Math.round(share * WAY.width),
  Math.round(heightAt(share) * 10) / 10,
]

/** The line through as many stops. */
export function wayThrough(stops: number): Way {
  const places = Array.from({ length: stops }, (_, n) => pointAt((n + 0.7) / (stops + 1)))
  const points = [pointAt(0), ...places, pointAt(1)]
  const pieces = points.slice(1).map((to, n) => piece(points[n] ?? to, to))
  return {
    places,
    whole: pathOf(pieces),
    upTo: (stop) => pathOf(pieces.slice(0, stop + 1)),
    pieceTo: (stop) => pathOf(pieces.slice(stop, stop + 1)),
  }
}

/** Level at both ends, so that one piece goes over into the next. */
function piece(from: Point, to: Point): Curve {
  const middle = (from[0] + to[0]) / 2
  return [from, [middle, from[1]], [middle, to[1]], to]
}
