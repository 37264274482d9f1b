/**
 * What is painted where, and how strongly two colours differ: functions for the page, which are sent into it as they
 * stand here and so use nothing but each other and the document.
 */
export const painted = () =>
  `const knownColours = new Map()\n${[bytesOf, over, floatsAbove, ownGround, groundOf, groundAt, contrastOf, isSeen].map(String).join('\n')}`

/** Red, green, blue in bytes, and opacity from 0 to 1. */
export type Colour = readonly [number, number, number, number]

/** In the page: a colour in CSS's notation → its bytes. */
declare const knownColours: Map<string, Colour>

/** Of a colour in any of CSS's notations. */
export function bytesOf(colour: string): Colour {
  const known = knownColours.get(colour)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  const bytes = [red, green, blue, alpha / 255] as const
  knownColours.set(colour, bytes)
  return bytes
}

/** A colour as it looks on an opaque one. */
export function over([red, green, blue, alpha]: Colour, under: Colour): Colour {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha)
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1]
}

function floatsAbove(one: Element, element: Element): boolean {
  for (let layer: Element | null = one; layer; layer = layer.parentElement)
    if (getComputedStyle(layer).position === 'fixed') return !layer.contains(element)
  return false
}

function ownGround(element: Element): Colour {
  return bytesOf(getComputedStyle(element).backgroundColor)
}

/** An element's own background, and its ancestors' where that lets them through. */
export function groundOf(element: Element | null): Colour {
  if (!element) return [255, 255, 255, 1]
  const own = ownGround(element)
  return own[3] === 1 ? own : over(own, groundOf(element.parentElement))
}

/** What is painted at a point of the window without the element, and without what floats above it just now. */
export function groundAt(element: Element, left: number, top: number): Colour {
  const grounds: Colour[] = []
  for (const one of document.elementsFromPoint(left, top)) {
    if (element.contains(one) || floatsAbove(one, element)) continue
    grounds.push(ownGround(one))
    if (grounds.at(-1)?.[3] === 1) break
  }
  return grounds.reduceRight<Colour>((under, top) => over(top, under), groundOf(document.body))
}

/** From 1 to 21 (WCAG 2); both opaque. */
export function contrastOf(one: Colour, other: Colour): number {
  const lightOf = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((byte) => {
      const share = byte / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [low = 0, high = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Painted at all, larger than what is for screen readers alone, and not under a dialog. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width <= 1 || height <= 1) return false
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  return !dialog || dialog.contains(element)
}
