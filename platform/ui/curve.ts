export type Point = readonly [x: number, y: number]
/** A cubic curve: its start, its two handles, its end. */
export type Curve = readonly [start: Point, from: Point, to: Point, end: Point]

const SAMPLES = 64

/** The line as the `d` of an SVG path; each curve starts where the one before ends. */
export function pathOf(curves: readonly Curve[]): string {
  const [x, y] = curves[0]?.[0] ?? [0, 0]
  const parts = curves.map(([, from, to, end]) => `C${[from, to, end].map((one) => one.join(' ')).join(',')}`)
  return `M${x} ${y}${parts.join('')}`
}

/** The points at these shares (0 to 1) of the line's length: what stands on it is placed by its length, never by eye. */
export function pointsAlong(curves: readonly Curve[], shares: readonly number[]): Point[] {
  const points = curves.flatMap((curve, i) =>
    Array.from({ length: SAMPLES + 1 }, (_, n) => pointAt(curve, n / SAMPLES)).slice(i === 0 ? 0 : 1),
  )
  const lengths = [0]
  for (const [i, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points[i - 1] ?? [x, y]
    if (i > 0) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(x - beforeX, y - beforeY))
  }
  const total = lengths.at(-1) ?? 0
  return shares.map((share) => points[lengths.findIndex((length) => length >= share * total)] ?? [0, 0])
}

function pointAt([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const of = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
  return [of(0), of(1)]
}
