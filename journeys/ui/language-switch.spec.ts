import { expect, test } from '@playwright/test'
import { keyboard, mouse } from '../steps/hand.ts'
import { openAs, tokenOf } from '../steps/people.ts'

const hands = { 'with a mouse': mouse, 'by keyboard alone': keyboard } as const

for (const [name, handOf] of Object.entries(hands)) {
  test(`everything changes its language at once and keeps it, ${name}`, async ({ page, request }) => {
    const hand = handOf(page)
    await openAs(page, await tokenOf(request, 'member@rajt.example'))
    await expect(page.getByText('A következő lépésed')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'English' }))
    await expect(page.getByText('Your next step')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await hand.press(page.getByRole('link', { name: 'Modules' }))
    await expect(page.getByRole('heading', { name: 'What is a startup?' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'What is a startup?' })).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Magyar' }))
    await expect(page.getByRole('heading', { name: 'Mi az a startup?' })).toBeVisible()
  })
}
