import { expect, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { hands } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'
import { answerRightly } from '#testing/journeys/steps/right-answers.ts'

for (const [name, handOf] of hands)
  test(`a passed exam arrives over the whole window, with a card on which its student chooses what stands, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const student = await acceptedStudent(request)
    const [module] = (await courseOf(request, student.token)).modules
    if (!module) throw new Error('the course is empty')
    const attempt = await answerRightly(request, student.token, module.id)
    await openAs(page, student.token, `/tests/${module.id}?attempt=${attempt}`)
    await hand.press(page.getByRole('button', { name: 'Vizsga beadása' }))

    const arrival = page.getByRole('dialog', { name: '1. modul: megvan!' })
    await expect(arrival.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(arrival).toContainText('100 pont a 100-ból, 1. próbálkozásra.')
    await expect(arrival).toContainText('7 modulból 1 van mögötted.')
    const card = arrival.getByRole('img', { name: /Őrsi Tünde, .*100.*Sikeres vizsga/ })
    await expect(card).toBeVisible()
    await hand.press(arrival.getByRole('checkbox', { name: 'A nevem' }))
    await expect(card).toHaveCount(0)
    const downloading = page.waitForEvent('download')
    await hand.press(arrival.getByRole('button', { name: 'Elmentem képként' }))
    expect((await downloading).suggestedFilename()).toBe('rajt.png')

    await page.keyboard.press('Escape')
    await expect(arrival).toBeHidden()
    await expect(page.getByText('Igazolás száma')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Igazolás száma')).toBeVisible()
    await expect(arrival).toHaveCount(0)
  })
