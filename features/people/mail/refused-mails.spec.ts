import { expect } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { newStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { openPostOffice } from '#testing/server/post-office.ts'

let post: Awaited<ReturnType<typeof openPostOffice>>
const test = onOwnServer('semester-1', async () => {
  post = await openPostOffice()
  return { SMTP_URL: post.url }
})
test.afterAll(() => post.close())

for (const [name, handOf] of hands)
  test(`an invitation that the mail server refuses is seen, corrected and sent again, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const { email } = newStudent()
    const mistyped = email.replace('@', '.elirva@')
    post.closeMailbox(mistyped, 550, '5.1.1 no such user here')
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=people')
    await hand.press(page.getByRole('button', { name: 'Új meghívás' }))
    const dialog = page.getByRole('dialog')
    await hand.choose(dialog.getByLabel('Szerepkör'), 'Mentor')
    await hand.write(dialog.getByLabel('Vezetéknév'), 'Győri')
    await hand.write(dialog.getByLabel('Keresztnév'), 'Fűzfa')
    await hand.write(dialog.getByLabel('E-mail-cím'), mistyped)
    await hand.press(dialog.getByRole('button', { name: 'Meghívó küldése' }))
    await expect(dialog).toBeHidden()

    await expect(async () => {
      await page.goto('/app/')
      await expect(page.getByText(/levél nem ért célba/)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await hand.press(page.getByRole('link', { name: 'Megnézem a leveleket' }))
    const row = page.getByRole('row').filter({ hasText: mistyped })
    await expect(row).toContainText('Nincs ilyen postafiók, valószínűleg elírás van a címben.')
    await expect(row).toContainText('no such user here')
    await hand.press(row.getByRole('button', { name: 'Cím javítása: Győri Fűzfa' }))
    await hand.write(page.getByRole('dialog').getByLabel('E-mail-cím'), email)
    await hand.press(page.getByRole('dialog').getByRole('button', { name: /Meghívó küldése|Javítás|Mentés/ }))
    await expect(row).toHaveCount(0)
    await expect.poll(() => post.delivered.some(({ to }) => to.includes(email))).toBe(true)
    expect(post.delivered.some(({ to }) => to.includes(mistyped))).toBe(false)
  })
