import { expect, test } from '@playwright/test'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import { hands } from '#testing/journeys/steps/hand.ts'
import { linkMailedTo, newStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands) {
  test(`a coordinator rejects a registration with a reason, and sees their own university only, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const student = newStudent()
    const fields = { acceptPrivacyPolicy: true, privacyVersion: PRIVACY_VERSION, language: 'hu' }
    await request.post('/api/auth/register', { data: { ...student, ...fields } })
    const link = await linkMailedTo(request, student.email, /Erősítsd meg/)
    await request.post(`/api/auth/verify-email/${link.split('/').at(-1)}`, {
      data: { password: student.password },
    })

    await openAs(page, await tokenOf(request, 'university@rajt.example'), '/registration-confirmation')
    await expect(page.getByText('Debreceni Egyetem')).toHaveCount(0)
    await hand.write(page.getByRole('searchbox'), student.email)
    await expect(page.getByText(student.email)).toBeVisible()
    await expect(page.getByText(/^1 találat/)).toBeVisible()
    await hand.press(page.getByRole('button', { name: /^Elutasítás/ }).first())
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await hand.press(page.getByRole('button', { name: /^Elutasítás/ }).first())
    await hand.write(dialog.getByRole('textbox'), 'A Neptun-kódod nem található.')
    await hand.press(dialog.getByRole('button', { name: /^Elutasítás/ }))
    await expect(dialog).toBeHidden()
    await linkMailedTo(request, student.email, /Nem tudtuk elfogadni/)
  })
}
