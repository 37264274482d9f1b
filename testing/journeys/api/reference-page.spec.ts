import { expect, type Page, test } from '@playwright/test'
import { axeFindings, bringAxe } from '../steps/accessibility.ts'
import { keyboard } from '../steps/hand.ts'

/** What goes wrong on a page: requests to other hosts, and whatever its console calls an error. */
function troublesOf(page: Page, baseURL: string): string[] {
  const troubles: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) troubles.push(`asked ${url}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  page.on('pageerror', ({ message }) => troubles.push(message))
  return troubles
}

async function openReference(page: Page) {
  await page.goto('/api/docs')
  for (const feature of ['programme', 'auth'])
    await page.getByRole('button', { name: feature, exact: true }).click()
  const login = page.getByRole('button', { name: 'POST /auth/login Sign in' })
  await expect(login).toBeVisible()
  return login
}

const papers = { light: /rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/, dark: 'rgb(28, 32, 34)' }

for (const colorScheme of ['light', 'dark'] as const)
  test(`the reference is read on a phone and a desk without other hosts or errors, ${colorScheme} @long`, async ({
    page,
    baseURL,
  }) => {
    const troubles = troublesOf(page, baseURL ?? '')
    await page.emulateMedia({ colorScheme })
    const login = await openReference(page)
    await expect(page.locator('html')).toHaveCSS('background-color', papers[colorScheme])
    await login.click()
    await expect(page.getByText('wrong-email-or-password').first()).toBeVisible()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(width)
    }
    await bringAxe(page)
    expect(await axeFindings(page)).toEqual([])
    expect(troubles).toEqual([])
  })

test('a call is found, opened and tried with the keyboard alone @long', async ({ page }) => {
  await openReference(page)
  const hand = keyboard(page)
  await hand.press(page.getByRole('button', { name: /^GET \/context Get/ }))
  await hand.press(page.getByRole('button', { name: 'Try it out' }))
  await hand.press(page.getByRole('button', { name: 'Execute' }))
  await expect(page.locator('.live-responses-table')).toContainText('CURRENT_SEMESTER')
})
