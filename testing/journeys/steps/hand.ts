import { expect, type Locator, type Page } from '@playwright/test'

/** How a person does things: with a mouse or finger, or by keyboard alone. */
export interface Hand {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  choose(target: Locator, option: string): Promise<void>
}

const TABS = 250

export function mouse(): Hand {
  return {
    press: (target) => target.click(),
    write: (target, text) => target.fill(text),
    choose: async (target, option) => void (await target.selectOption({ label: option })),
  }
}

/** Reaches everything with Tab and uses it with the keys a keyboard has; fails where that cannot be done. */
export function keyboard(page: Page): Hand {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    let element = await elementOf(target)
    for (let tabs = 0; tabs < TABS; tabs++) {
      const is = await element.evaluate(howItIs)
      if (is === 'focused') return
      if (is === 'replaced') element = await elementOf(target)
      else await page.keyboard.press('Tab')
    }
    throw new Error(`not reached by Tab: ${target}`)
  }
  // The key goes to the target itself: a slow page may take the focus to its heading between the Tab and the key, where
  // a person would press Tab again.
  return {
    async press(target) {
      await reach(target)
      const isBox = await target.evaluate((element) =>
        element.matches('input[type=checkbox], input[type=radio]'),
      )
      await target.press(isBox ? 'Space' : 'Enter')
    },
    async write(target, text) {
      await reach(target)
      // A form that was refused takes the focus to its first wrong field a second time, in a timer of its own.
      await page.evaluate('new Promise((done) => setTimeout(done))')
      await target.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    async choose(target, option) {
      await reach(target)
      await page.keyboard.type(option.slice(0, 12))
    },
  }
}

/**
 * For a story that goes the same way with either. Each run tells it by keyboard alone, which the mouse-only stories beside
 * it do not show; `npm run drills stories` tells it with a mouse too.
 */
export const hands = [
  ['by keyboard alone', keyboard],
  ['with a mouse @long', mouse],
] as const

/** Looked for once: finding it again after each Tab takes twice the time of the Tab. */
async function elementOf(target: Locator) {
  const element = await target.elementHandle()
  if (!element) throw new Error(`not there: ${target}`)
  return element
}

function howItIs(element: SVGElement | HTMLElement): 'focused' | 'replaced' | 'there' {
  if (!element.isConnected) return 'replaced'
  return element === element.ownerDocument.activeElement ? 'focused' : 'there'
}
