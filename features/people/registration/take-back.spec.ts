import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { openAs, registeredStudent, tokenOf, verified } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands)
  test(`an acceptance is taken back before anybody is told, ${name}`, async ({ page, request }) => {
    const hand = handOf(page)
    const student = await verified(request, await registeredStudent(request))
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/registration-confirmation')
    await hand.write(page.getByRole('searchbox'), student.email)
    await expect(page.getByText(/^1 találat/)).toBeVisible()
    await hand.press(page.getByRole('button', { name: /^Elfogadás:/ }))
    await page.getByRole('dialog').getByRole('button', { name: 'Elfogadás' }).press('Enter')
    const undo = page.getByRole('button', { name: 'Visszavonás' })
    await hand.press(undo)
    await expect(page.getByText('Visszavonva, újra vár: Őrsi Tünde')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Elfogadás:/ })).toBeVisible()
    const login = { email: student.email, password: student.password }
    expect((await request.post('/api/auth/login', { data: login })).status()).toBe(403)
  })
