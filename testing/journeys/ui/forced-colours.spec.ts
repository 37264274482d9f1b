import { expect, type Locator, test } from '@playwright/test'
import { acceptedStudent, openAs } from '../steps/people.ts'

const lookOf = (one: Locator) =>
  one.evaluate((element) => {
    const { backgroundColor, color, borderInlineStartWidth } = getComputedStyle(element)
    return { backgroundColor, color, borderInlineStartWidth }
  })

const paintOfTick = (box: Element) => getComputedStyle(box, '::before').backgroundColor

function paintOfHighlight(): string {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.style.setProperty('background-color', 'Highlight')
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`colours of the system keep the next step, the current page, main buttons and ticks apart, ${colorScheme}`, async ({
    page,
    request,
  }) => {
    // No colour is measured on its way to the next one.
    await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' })
    await page.goto('/app/auth/register')
    const box = page.getByRole('checkbox')
    const empty = await lookOf(box)
    await box.check()
    const ticked = await lookOf(box)
    expect.soft(ticked.backgroundColor).not.toBe(empty.backgroundColor)
    expect.soft(ticked.backgroundColor).toBe(await page.evaluate(paintOfHighlight))
    expect.soft(await box.evaluate(paintOfTick)).not.toBe(ticked.backgroundColor)

    const { token } = await acceptedStudent(request)
    await openAs(page, token)
    const step = page.locator('section[aria-labelledby=next-step]')
    await expect.soft(step).toHaveCSS('border-top-style', 'solid')
    const menu = page.getByRole('navigation', { name: 'Menü' })
    const current = await lookOf(menu.locator('[aria-current=page]'))
    const other = await lookOf(
      menu
        .getByRole('link')
        .filter({ hasNot: page.locator('[aria-current]') })
        .last(),
    )
    expect.soft(current.borderInlineStartWidth).not.toBe(other.borderInlineStartWidth)
    const main = await lookOf(step.getByRole('link'))
    const quiet = await lookOf(page.getByRole('button', { name: 'Hogyan számoljuk?' }))
    expect.soft(main.backgroundColor).not.toBe(quiet.backgroundColor)
  })
