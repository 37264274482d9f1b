import type { Personality } from '#platform/contract/parts.ts'
import { type Curve, pathOf, pointsAlong } from '#platform/ui/curve.ts'
import { disc, fitting, type Pen, penOf, pngOf, write } from '#platform/ui/picture.ts'
import { DRAWING_SIDE, drawings } from './drawings.ts'

/** Pixels: a square that every network shows whole. */
const CARD_SIDE = 1080
const EDGE = 84
const ROOM = CARD_SIDE - 2 * EDGE
const ground = { stage: '#0b3d28', ink: '#f3fbf6', soft: '#bcdccb', line: '#5ff0a6' } as const
/** On the dark ground, where the scheme of the page changes nothing. */
const hues: Record<Personality, string> = {
  CEO: '#8dbdf5',
  CTO: '#c0a5f5',
  PM: '#74cfdb',
  Creative: '#f29cc4',
}
const curve: Curve = [
  [0, 1000],
  [400, 1010],
  [640, 1040],
  [CARD_SIDE, 900],
]

const right = { left: CARD_SIDE - EDGE, align: 'right' } as const

export interface CardContent {
  /** Above the names, such as "This suits me best". */
  lead: string
  /** The types in front: one, or several to the same degree. */
  front: readonly { personality: Personality; title: string }[]
  /** All four in the order of the result. */
  bars: readonly { personality: Personality; name: string; percent: number }[]
}

/** Draws the result as a picture, and gives it as a PNG file's bytes. */
export async function drawCard(content: CardContent): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = await penOf(canvas, CARD_SIDE, CARD_SIDE)
  pen.fillStyle = ground.stage
  pen.fillRect(0, 0, CARD_SIDE, CARD_SIDE)
  drawHead(pen, content)
  drawBars(pen, content.bars)
  drawLine(pen)
  return pngOf(canvas)
}

function drawHead(pen: Pen, { lead, front }: CardContent): void {
  const size = front.length === 1 ? 300 : 200
  for (const [i, { personality }] of front.entries())
    drawFigure(pen, personality, EDGE + i * (size + 48), EDGE, size)
  const top = EDGE + size + 70
  write(pen, lead, { left: EDGE, top, size: 34, color: ground.soft })
  const names = front.map(({ title }) => title)
  const largest = names.length === 1 ? 64 : 44
  for (const [i, name] of names.entries())
    write(pen, name, {
      left: EDGE,
      top: top + 78 + i * 58,
      size: fitting(pen, name, largest, ROOM),
      color: ground.ink,
    })
}

function drawFigure(pen: Pen, personality: Personality, left: number, top: number, size: number): void {
  const { line, stops } = drawings[personality]
  pen.save()
  pen.translate(left, top)
  pen.scale(size / DRAWING_SIDE, size / DRAWING_SIDE)
  pen.strokeStyle = hues[personality]
  pen.lineWidth = 4.2
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(line))
  for (const [i, [x, y]] of stops.entries()) {
    disc(pen, x, y, 9, hues[personality])
    if (i > 0) disc(pen, x, y, 5, ground.stage)
  }
  pen.restore()
}

function drawBars(pen: Pen, bars: CardContent['bars']): void {
  for (const [i, { personality, name, percent }] of bars.entries()) {
    const top = 650 + i * 60
    write(pen, name, { left: EDGE, top: top + 22, size: 30, color: ground.ink })
    write(pen, `${percent}%`, { ...right, top: top + 22, size: 30, color: ground.ink })
    const left = EDGE + 190
    const width = ROOM - 300
    bar(pen, left, top, width, '#ffffff24')
    if (percent > 0) bar(pen, left, top, Math.max(24, (width * percent) / 100), hues[personality])
  }
}

/** The programme's line at the foot, with its name at the start. */
function drawLine(pen: Pen): void {
  pen.strokeStyle = ground.line
  pen.lineWidth = 7
  pen.stroke(new Path2D(pathOf([curve])))
  const [[x, y] = [0, 0]] = pointsAlong([curve], [0.9])
  disc(pen, x, y, 17, ground.line)
  write(pen, 'Rajt', { ...right, top: EDGE + 30, size: 52, color: ground.line })
}

function bar(pen: Pen, left: number, top: number, width: number, color: string): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(left, top, width, 24, 12)
  pen.fill()
}
