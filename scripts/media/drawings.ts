import { escapeHtml, GREEN, INK, MUTED } from './html.ts'

/** Pixels of a page, drawn twice as dense: as wide as the column of a lesson. */
export const WIDTH = 568

export interface Loop {
  steps: string[]
  /** What one step hands to the next. */
  between: string[]
}
export interface Funnel {
  steps: { count: string; what: string; share?: string }[]
}
export interface Drawing {
  height: number
  svg: string
}

const STYLE = `font-family="Open Sans" text-anchor="middle"`
const text = (at: [x: number, y: number], words: string, look: string) =>
  `<text x="${at[0]}" y="${at[1]}" ${STYLE} ${look}>${escapeHtml(words)}</text>`
const drawing = (height: number, body: string): Drawing => ({
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">
    <defs><marker id="head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto">
      <path d="M0 0L10 5L0 10z" fill="${INK}" /></marker></defs>${body}</svg>`,
})

const CENTRE: [number, number] = [WIDTH / 2, 228]
const RADIUS = 150
const NODE = 66
/** Degrees that a step and the air beside it take of the circle. */
const TAKEN = 31

function onCircle(degrees: number, radius = RADIUS): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.round(CENTRE[0] + radius * Math.cos(angle)), Math.round(CENTRE[1] + radius * Math.sin(angle))]
}

/** Steps in a circle, the first on top, with arrows from each to the next. */
export function drawLoop({ steps, between }: Loop): Drawing {
  const turn = 360 / steps.length
  const parts = steps.map((step, i) => {
    const at = -90 + i * turn
    const [x, y] = onCircle(at)
    const [from, to] = [onCircle(at + TAKEN), onCircle(at + turn - TAKEN)]
    const [wordsX, wordsY] = onCircle(at + turn / 2, RADIUS + (i === 1 ? 36 : 62))
    return `<path d="M${from} A${RADIUS} ${RADIUS} 0 0 1 ${to}" fill="none" stroke="${INK}" stroke-width="4" marker-end="url(#head)" />
      <circle cx="${x}" cy="${y}" r="${NODE}" fill="${GREEN}" />
      ${text([x, y + 9], step, 'font-size="28" font-weight="700" fill="#fff"')}
      ${text([wordsX, wordsY + 8], between[i] ?? '', `font-size="24" fill="${INK}"`)}`
  })
  return drawing(430, parts.join(''))
}

const ROW = 92
const GAP = 44
/** How wide the widest step is, and by how much each is narrower; not to scale. */
const WIDEST = 548
const NARROWER = 70

/** Steps below each other, each narrower than the one before, with the share that is left between two. */
export function drawFunnel({ steps }: Funnel): Drawing {
  const parts = steps.map(({ count, what, share }, i) => {
    const top = 6 + i * (ROW + GAP)
    const [wide, narrow] = [WIDEST - i * NARROWER, WIDEST - i * NARROWER - NARROWER / 2]
    const corners = [
      [CENTRE[0] - wide / 2, top],
      [CENTRE[0] + wide / 2, top],
      [CENTRE[0] + narrow / 2, top + ROW],
      [CENTRE[0] - narrow / 2, top + ROW],
    ]
    const left = share
      ? text([CENTRE[0], top - 13], `↓ ${share}`, `font-size="24" font-weight="700" fill="${MUTED}"`)
      : ''
    return `${left}<polygon points="${corners.join(' ')}" fill="${GREEN}" />
      ${text([CENTRE[0], top + 41], count, 'font-size="28" font-weight="700" fill="#fff"')}
      ${text([CENTRE[0], top + 74], what, 'font-size="24" fill="#fff"')}`
  })
  return drawing(12 + steps.length * (ROW + GAP) - GAP, parts.join(''))
}
