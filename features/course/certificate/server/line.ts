import type PDFDocument from 'pdfkit'

/** Of A4 lying, in points. */
export const PAGE = { width: 841.89, height: 595.28 }
/** The product's own colours (platform/ui/tokens.css). */
export const palette = {
  paper: '#faf8f3',
  ink: '#16201a',
  soft: '#4f5a53',
  go: '#0b6b42',
  stage: '#0b3d28',
  line: '#5ff0a6',
  words: '#f3fbf6',
}

type Point = readonly [x: number, y: number]
type Curve = readonly [Point, Point, Point, Point]
/** The line of the product from edge to edge, drawn to its end: whoever has this page has been all along it. */
const curves: readonly [Curve, Curve] = [
  [
    [0, 548],
    [196, 548],
    [224, 478],
    [408, 490],
  ],
  [
    [408, 490],
    [592, 502],
    [606, 534],
    [PAGE.width, 452],
  ],
]
const STOPS = 7
const STAGE_TOP = 424

export function drawLine(doc: InstanceType<typeof PDFDocument>) {
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(palette.paper)
  doc.rect(0, STAGE_TOP, PAGE.width, PAGE.height - STAGE_TOP).fill(palette.stage)
  doc.moveTo(...curves[0][0])
  for (const [, from, to, end] of curves) doc.bezierCurveTo(...from, ...to, ...end)
  doc.lineWidth(5).lineCap('round').strokeColor(palette.line).stroke()
  for (const [x, y] of stops()) doc.circle(x, y, 9).fill(palette.line)
  doc
    .font('strong')
    .fontSize(26)
    .fillColor(palette.words)
    .text('Rajt', 64, STAGE_TOP + 20, { lineBreak: false })
}

const SAMPLES = 200

/** Placed by the length of the line, never by eye. */
function stops(): Point[] {
  const points = curves.flatMap((curve) =>
    Array.from({ length: SAMPLES }, (_, n) => pointAt(curve, n / SAMPLES)),
  )
  const lengths = [0]
  for (const [i, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points[i - 1] ?? [x, y]
    if (i > 0) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(x - beforeX, y - beforeY))
  }
  const total = lengths.at(-1) ?? 0
  return Array.from({ length: STOPS }, (_, n) => {
    const at = (0.08 + n * 0.14) * total
    return points[lengths.findIndex((length) => length >= at)] ?? [0, 0]
  })
}

function pointAt([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const of = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
  return [of(0), of(1)]
}
