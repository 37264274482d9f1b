import type { Personality } from '#platform/contract/parts.ts'
import { disc, fitting, type Pen, write } from '#platform/ui/picture.ts'
import { WAY, wayThrough } from '#platform/ui/way.ts'

/** Pixels: upright, as a phone shows it. */
export const CARD = { width: 720, height: 900 } as const
const EDGE = 64
const ROOM = CARD.width - 2 * EDGE
const FOOT = { top: CARD.height - EDGE, largest: 30 } as const
/** Between the person and the line. */
const MIDDLE = { top: 440, largest: 84 } as const
const PERSON = { top: 236, radius: 62 } as const
const ground = {
  paper: '#faf9f4',
  ink: '#16231c',
  soft: '#5c655e',
  line: '#0b6b46',
  ahead: '#cfd3c9',
} as const
const types: Record<Personality, { hue: string; soft: string }> = {
  CEO: { hue: '#1c5a9e', soft: '#dde9f8' },
  CTO: { hue: '#6337ad', soft: '#eae2f9' },
  PM: { hue: '#0a6270', soft: '#d6eef1' },
  Creative: { hue: '#a1266a', soft: '#fae0ed' },
}
const noType = { hue: ground.line, soft: '#dcefe4' } as const

/** What stands on a card. What a person leaves out is null. */
export interface CardFacts {
  /** In the head, such as "2026/27, semester 1". */
  semester: string
  person: { name: string; initials: string } | null
  type: { personality: Personality; name: string } | null
  /** The large figure, and what it counts. */
  figure: { value: string; caption: string } | null
  /** Modules of the semester, and those behind. */
  stops: { count: number; done: number }
  /** What the card was made for, such as "One-pager handed in". */
  occasion: string
}

/** The card of a student, on a pen of its size. */
export function drawCard(pen: Pen, facts: CardFacts): void {
  pen.fillStyle = ground.paper
  pen.fillRect(0, 0, CARD.width, CARD.height)
  drawHead(pen, facts.semester)
  drawPerson(pen, facts)
  drawLine(pen, facts.stops)
  if (facts.figure) drawFigure(pen, facts.figure)
  if (facts.figure) drawFoot(pen, facts.occasion)
  else drawMiddle(pen, facts.occasion)
}

function drawFoot(pen: Pen, occasion: string): void {
  const size = fitting(pen, occasion, FOOT.largest, ROOM)
  write(pen, occasion, { left: EDGE, top: FOOT.top, size, color: ground.ink })
}

/** Without points the occasion is what the card is about: large, in two lines where it has several words. */
function drawMiddle(pen: Pen, occasion: string): void {
  const lines = halvesOf(occasion)
  const size = Math.min(...lines.map((line) => fitting(pen, line, MIDDLE.largest, ROOM)))
  for (const [n, line] of lines.entries())
    write(pen, line, { left: EDGE, top: MIDDLE.top + n * size * 1.15, size, color: ground.ink })
}

/** At the space nearest to its middle. */
function halvesOf(text: string): string[] {
  const words = text.split(' ')
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length))
  return cuts.toSorted((a, b) => longest(a) - longest(b))[0] ?? [text]
}

function drawHead(pen: Pen, semester: string): void {
  disc(pen, EDGE + 18, 92, 26, '#c9f3dc')
  disc(pen, EDGE + 18, 92, 15, ground.line)
  write(pen, 'Rajt', { left: EDGE + 58, top: 107, size: 44, color: ground.ink })
  write(pen, semester, { left: CARD.width - EDGE, top: 102, size: 26, color: ground.soft, align: 'right' })
}

/** Without a name the circle is empty; without a type it has the programme's green. */
function drawPerson(pen: Pen, { person, type }: CardFacts): void {
  if (!person && !type) return
  const { hue, soft } = type ? types[type.personality] : noType
  const { top, radius } = PERSON
  disc(pen, EDGE + radius, top, radius, hue)
  disc(pen, EDGE + radius, top, radius - 6, soft)
  if (person)
    write(pen, person.initials, {
      left: EDGE + radius,
      top: top + 16,
      size: 44,
      color: hue,
      align: 'center',
    })
  const left = EDGE + 2 * radius + 28
  const room = CARD.width - EDGE - left
  const lines = [
    ...(person ? [{ text: person.name, size: 42, color: ground.ink as string }] : []),
    ...(type ? [{ text: type.name, size: 30, color: hue as string }] : []),
  ]
  const first = lines.length === 1 ? top + 12 : top - 8
  for (const [n, { text, size, color }] of lines.entries())
    write(pen, text, { left, top: first + n * 46, size: fitting(pen, text, size, room), color })
}

function drawFigure(pen: Pen, figure: NonNullable<CardFacts['figure']>): void {
  write(pen, figure.value, { left: EDGE, top: 480, size: 130, color: ground.ink })
  const size = fitting(pen, figure.caption, 30, ROOM)
  write(pen, figure.caption, { left: EDGE, top: 532, size, color: ground.soft })
}

/** As the home page has it: what is behind is green. */
function drawLine(pen: Pen, { count, done }: CardFacts['stops']): void {
  const way = wayThrough(count)
  const [across, down] = [CARD.width / WAY.width, 0.8]
  const at = (x: number, y: number) => [x * across, 580 + y * down] as const
  pen.save()
  pen.translate(0, 580)
  pen.scale(across, down)
  pen.lineWidth = 9
  pen.lineCap = 'round'
  pen.strokeStyle = ground.ahead
  pen.stroke(new Path2D(way.whole))
  pen.strokeStyle = ground.line
  pen.stroke(new Path2D(done >= count ? way.whole : way.upTo(done - 1)))
  pen.restore()
  for (const [n, place] of way.places.entries()) {
    const [x, y] = at(...place)
    disc(pen, x, y, 15, n < done ? ground.line : ground.ahead)
    if (n >= done) disc(pen, x, y, 8, ground.paper)
  }
}
