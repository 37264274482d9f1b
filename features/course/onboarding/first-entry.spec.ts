import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands) {
  test(`a new student onboards, takes the personality test and arrives home, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const student = await acceptedStudent(request, 'accepted')

    await openAs(page, student.token, '/modules')
    await expect(page).toHaveURL(/\/onboard$/)
    await hand.press(page.getByRole('button', { name: 'Elkezdem a félévet' }))
    await expect(page.getByRole('link', { name: 'Kezdem a tesztet' })).toBeVisible()
    await page.goto('/app/personality/success')
    await expect(page.getByText('1. állítás')).toBeVisible()
    await page.goto('/app/personality/welcome')
    await hand.press(page.getByRole('link', { name: 'Kezdem a tesztet' }))

    for (let statement = 1; statement <= 20; statement++)
      await hand.press(page.getByRole('button', { name: 'Inkább igen' }))
    await expect(page.getByText('21. állítás')).toBeVisible()
    await page.reload()
    await expect(page.getByText('21. állítás')).toBeVisible()
    for (let statement = 21; statement <= 40; statement++)
      await hand.press(page.getByRole('button', { name: 'Inkább nem' }))

    await expect(page.getByRole('heading', { name: 'Nézd át a válaszaidat!' })).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Válaszod: Inkább igen – módosítom' }).first())
    await hand.press(page.getByRole('button', { name: 'Részben' }))
    await expect(page.getByRole('heading', { name: 'Nézd át a válaszaidat!' })).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Elküldöm a válaszaimat' }))
    await expect(page.getByRole('radio', { name: /%/ }).first()).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Ezt választom' }))
    await expect(page.getByText('A következő lépésed')).toBeVisible()
    await expect(page).toHaveURL(/\/app\/?$/)
  })
}
