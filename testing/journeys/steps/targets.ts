import type { CDPSession, Page } from '@playwright/test'

/** CSS pixels at least: for a mouse (WCAG 2.5.8) and for a finger (WCAG 2.5.5). */
export const MOUSE = 24
export const FINGER = 44

const emulated = new WeakMap<Page, CDPSession>()

/** From now on an open page is used with a finger, or with a mouse again: its styles and scripts are told so. */
export async function takeFinger(page: Page, enabled: boolean): Promise<void> {
  // Kept open: what a session emulates ends with it.
  const session = emulated.get(page) ?? (await page.context().newCDPSession(page))
  emulated.set(page, session)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled })
}

/**
 * Targets that are hit in less than this many pixels either way, one line each. A link inside of a sentence
 * is as high as its line.
 */
export const smallTargets = (page: Page, least: number) =>
  page.evaluate<string[]>(`(() => {
    ${[findSmall, areaOf, isInSentence, reachOf, isHit].map(String).join('\n')}
    const { scrollX, scrollY } = window
    const small = findSmall(${least})
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return small
  })()`)

/** CSS pixels of text in a field, below which a phone magnifies the page around it. */
const MAGNIFIED_BELOW = 16

export const magnifyingFields = (page: Page) =>
  page.evaluate<string[], number>(
    (least) =>
      [
        ...document.querySelectorAll(
          'input:not([type=checkbox], [type=radio], [type=file], [type=range]), select, textarea',
        ),
      ]
        .filter((one) => one.checkVisibility() && Number.parseFloat(getComputedStyle(one).fontSize) < least)
        .map((one) => `${getComputedStyle(one).fontSize}: ${one.outerHTML.slice(0, 160)}`),
    MAGNIFIED_BELOW,
  )

function findSmall(least: number): string[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const targets = (dialog ?? document).querySelectorAll(
    'a[href], button, input:not([type=hidden]), textarea, select, summary, [role=button], [role=tab]',
  )
  return [...targets].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.matches(':disabled')) return []
    const area = areaOf(target)
    // Half a pixel for rounding.
    const isLarge = area && area.width >= least - 0.5 && area.height >= least - 0.5
    if (!area || isLarge || isInSentence(target)) return []
    const reach = reachOf(target)
    if (!reach || (reach.width >= least - 1 && reach.height >= least - 1)) return []
    return [`${reach.width} × ${reach.height}: ${target.outerHTML.slice(0, 160)}`]
  })
}

/** Null for what is there for screen readers, or until it gets the focus. */
function areaOf(target: Element): DOMRect | null {
  const area = (target.closest('label') ?? target).getBoundingClientRect()
  const isOutside = area.right <= 0 || area.bottom + scrollY <= 0
  return area.width <= 1 || area.height <= 1 || isOutside ? null : area
}

/** Whether other words stand beside a link in its lines. */
function isInSentence(target: Element): boolean {
  let link = target
  while (getComputedStyle(link).display === 'inline' && link.parentElement) {
    for (const node of link.parentElement.childNodes) {
      const isWords =
        node instanceof Text || (node instanceof Element && getComputedStyle(node).display === 'inline')
      if (node !== link && isWords && node.textContent?.trim()) return true
    }
    link = link.parentElement
  }
  return false
}

/**
 * How far from its middle a press still hits the target: what lies invisibly around it counts. Null where something
 * that floats over the page covers it just now.
 */
function reachOf(target: Element): { width: number; height: number } | null {
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, right, top, bottom } = target.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const along = (dx: number, dy: number) => {
    let far = 0
    while (far < 60 && isHit(target, x + dx * (far + 1), y + dy * (far + 1))) far++
    return far
  }
  if (isHit(target, x, y))
    return { width: along(-1, 0) + along(1, 0) + 1, height: along(0, -1) + along(0, 1) + 1 }
  for (let cover = document.elementFromPoint(x, y); cover; cover = cover.parentElement)
    if (getComputedStyle(cover).position === 'fixed') return null
  return { width: 0, height: 0 }
}

function isHit(target: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  if (!hit) return false
  const label = hit.closest('label')
  return target.contains(hit) || (label !== null && (label.control === target || label.contains(target)))
}
