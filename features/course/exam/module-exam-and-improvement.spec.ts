import { expect, test } from '@playwright/test'
import { answerAll, courseOf } from '#testing/journeys/steps/course.ts'
import { hands } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands) {
  test(`a student reads a lesson, takes the exam and its improvement, and the next module opens, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const student = await acceptedStudent(request)
    const { modules, lessons } = await courseOf(request, student.token)
    const [first, second] = modules
    if (!first || !second) throw new Error('the course is empty')

    await openAs(page, student.token)
    await hand.press(page.getByRole('link', { name: 'Tovább a leckéhez' }))
    await expect(page.getByRole('heading', { level: 1, name: lessons[0]?.title ?? '' })).toBeVisible()

    await page.goto(`/app/tests/${second.id}`)
    await expect(page.getByRole('heading', { name: /modulja még zárva van/ })).toBeVisible()

    await page.goto(`/app/tests/${first.id}`)
    await expect(page.getByText('12 kérdés, 20 perc.')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Vizsga indítása' }))
    await answerAll(page, hand)
    await hand.press(page.getByRole('button', { name: 'Vizsga beadása' }))
    await expect(page.getByText('Igazolás száma')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /pont a 100-ból/ })).toBeFocused()
    await expect(page.getByText(/A megoldásokat akkor mutatjuk meg/)).toBeVisible()

    await page.goto(`/app/tests/${first.id}`)
    await expect(page.getByText('Az utolsó eredmény számít')).toBeVisible()
    await hand.press(page.getByRole('checkbox'))
    await hand.press(page.getByRole('button', { name: 'Javítóvizsga indítása' }))
    await answerAll(page, hand)
    await hand.press(page.getByRole('button', { name: 'Vizsga beadása' }))
    await expect(page.getByRole('heading', { name: 'Megoldások' })).toBeVisible()
    await expect(page.getByText(second.title).first()).toBeVisible()

    await page.goto('/app/')
    await expect(page.getByText('1 / 7 modul teljesítve')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Hogyan számoljuk?' }))
    await expect(page.getByText('2. próbálkozás')).toBeVisible()

    await page.goto(`/app/tests/${first.id}`)
    await expect(page).toHaveURL(/tests\/error\/attempts-exhausted/)
    await expect(page.getByRole('heading', { level: 1, name: `1. modul: ${first.title}` })).toBeVisible()
    await expect(page.getByText('Elhasználtad az összes próbálkozásodat.')).toBeVisible()
    await expect(page.getByText(/^\d+\spont$/)).toBeVisible()
  })
}
