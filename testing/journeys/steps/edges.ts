import type { BrowserContext, Page } from '@playwright/test'
import { bytesOf, type Colour, contrastOf, groundAt, groundOf, isSeen, over, painted } from './painted.ts'

/** Kinds of controls whose ring was measured on a screen before, in the same look. */
const measured = new WeakMap<BrowserContext, string[]>()

/**
 * What can hardly be seen on the page as it looks now, one line each (WCAG 1.4.11): fields whose border, controls whose
 * ring of focus, and icons whose strokes differ less than 3:1 from what they stand on. What is switched off may be faint.
 */
export async function weakEdges(page: Page): Promise<string[]> {
  // Where the last thing used was a key, whatever gets the focus shows its ring.
  await page.keyboard.press('Shift+Tab')
  const functions = [weakBorders, weakIcons, weakRings, boxOf, shapesOf, ringOf, behind, named]
  const known = measured.get(page.context()) ?? []
  const { weak, kinds } = await page.evaluate<{ weak: string[]; kinds: string[] }>(`(() => {
    ${painted()}
    ${functions.map(String).join('\n')}
    const { scrollX, scrollY } = window
    const { weak, kinds } = weakRings(${JSON.stringify(known)})
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return { weak: [...weakBorders(), ...weakIcons(), ...weak], kinds }
  })()`)
  measured.set(page.context(), [...known, ...kinds])
  return weak
}

function weakBorders(): string[] {
  const fields = document.querySelectorAll('input:not([type=hidden], [type=range]), textarea, select')
  return [...fields].flatMap((field) => {
    if (field.matches(':disabled')) return []
    // Boxes that the browser paints have the browser's own contrast.
    const isBox = field.matches('[type=checkbox], [type=radio]') && isSeen(field)
    if (isBox && getComputedStyle(field).appearance !== 'none') return []
    const box = boxOf(field)
    if (!box) return []
    const ground = groundOf(box.parentElement)
    const border = over(bytesOf(getComputedStyle(box).borderTopColor), ground)
    const contrast = Math.max(contrastOf(border, ground), contrastOf(groundOf(box), ground))
    return contrast < 3 ? [named('border', box, contrast)] : []
  })
}

/** What shows a field: itself, what is drawn beside it in its place, or what stands around it; null for mere words. */
function boxOf(field: Element): Element | null {
  if (field.matches('[role=switch]')) return field.nextElementSibling
  for (let box: Element | null = field, level = 0; box && level < 4; box = box.parentElement, level++) {
    const { borderTopStyle, borderLeftStyle } = getComputedStyle(box)
    if (isSeen(box) && borderTopStyle !== 'none' && borderLeftStyle !== 'none') return box
    if (box.matches('label')) return null
  }
  return null
}

/** Of icons only: a drawing may have faint strokes. */
function weakIcons(): string[] {
  return [...document.querySelectorAll('svg')].flatMap((icon) => {
    const isOff = icon.closest(':disabled, [aria-disabled=true]') !== null
    if (isOff || !isSeen(icon) || icon.getBoundingClientRect().height > 40) return []
    // A tick lies over the box that it is in.
    const near = groundOf(icon.parentElement?.querySelector(':scope > input') ?? icon)
    if (shapesOf(icon, near) >= 3) return []
    const contrast = shapesOf(icon, behind(icon, 'middle'))
    return contrast < 3 ? [named('icon', icon, contrast)] : []
  })
}

/** The contrast of the strongest stroke or filling of an icon. */
function shapesOf(icon: Element, ground: Colour): number {
  const shapes = [...icon.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse')]
  const paints = shapes.flatMap((shape) => {
    const { stroke, fill } = getComputedStyle(shape)
    return [stroke, fill].filter((paint) => paint !== 'none' && !paint.startsWith('url'))
  })
  return Math.max(0, ...paints.map((paint) => contrastOf(over(bytesOf(paint), ground), ground)))
}

/** Of each kind of control once: the same classes in the same place have the same ring. */
function weakRings(known: string[]): { weak: string[]; kinds: string[] } {
  const look = `${innerWidth} ${document.documentElement.dataset.mantineColorScheme}`
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), textarea, select, summary, [tabindex]',
  )
  const kinds = new Map<string, HTMLElement>()
  for (const control of controls) {
    if (control.tabIndex < 0 || control.matches(':disabled') || !control.checkVisibility()) continue
    const around = control.closest('label') ?? control.parentElement
    const place = `${around?.className} ${groundOf(around)}`
    kinds.set(`${look} ${control.tagName} ${control.className} ${place}`, control)
  }
  for (const kind of known) kinds.delete(kind)
  const before = document.activeElement
  const weak = [...kinds].flatMap(([kind, control]) => {
    control.focus({ preventScroll: true })
    // What lies under a dialog does not get it.
    if (document.activeElement !== control) {
      kinds.delete(kind)
      return []
    }
    const { width, contrast } = ringOf(control)
    return width < 3 || contrast < 3 ? [named(`ring of ${width} px`, control, contrast)] : []
  })
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return { weak, kinds: [...kinds.keys()] }
}

/** The ring of what has the focus: its own, of what is drawn in its place, or of what stands around it. */
function ringOf(control: Element): { width: number; contrast: number } {
  const around = [control.parentElement, control.parentElement?.parentElement]
  const places = [control, control.nextElementSibling, ...around].filter((one) => one != null)
  for (const place of places)
    for (const part of [undefined, '::after']) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(place, part)
      if (outlineStyle === 'none' || !isSeen(place)) continue
      const ground = Number.parseFloat(outlineOffset) < 0 ? groundOf(place) : behind(place, 'edge')
      const contrast = contrastOf(over(bytesOf(outlineColor), ground), ground)
      return { width: Number.parseFloat(outlineWidth), contrast }
    }
  return { width: 0, contrast: 1 }
}

/** What is painted behind the middle of an element, or just outside of its edge; scrolled there if need be. */
function behind(element: Element, at: 'middle' | 'edge'): Colour {
  const inView = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight - 80
  if (!inView(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const outside = left >= 4 ? left - 3 : Math.min(right + 3, innerWidth - 1)
  return groundAt(element, at === 'edge' ? outside : (left + right) / 2, (top + bottom) / 2)
}

function named(what: string, element: Element, contrast: number): string {
  return `${what}, ${contrast.toFixed(2)}: ${element.outerHTML.slice(0, 160)}`
}
