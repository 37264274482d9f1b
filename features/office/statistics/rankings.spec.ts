import { expect, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { hands } from '#testing/journeys/steps/hand.ts'
import { lookDownToRankings } from '#testing/journeys/steps/look-down.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'
import { passExam } from '#testing/journeys/steps/right-answers.ts'

for (const [name, handOf] of hands)
  test(`a student finds their place after an exam, and turns their name off, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const { token, username } = await acceptedStudent(request)
    await openAs(page, token)
    const ranking = page.getByRole('region', { name: 'A hallgatók rangsora' })
    await lookDownToRankings(page, ranking.getByRole('table'))
    await expect(ranking.getByText(username)).toHaveCount(0)
    const { modules } = await courseOf(request, token)
    await passExam(request, token, modules[0]?.id ?? '')
    await page.reload()
    const own = ranking.getByRole('row').filter({ hasText: username })
    await lookDownToRankings(page, own)
    await expect(own).toContainText('100')
    await expect(
      page.getByRole('region', { name: 'Az egyetemek rangsora' }).getByRole('row').nth(1),
    ).toContainText('1.')

    await hand.press(ranking.getByRole('link', { name: 'Módosítás' }))
    await hand.press(page.getByRole('switch', { name: /felhasználónevem látszik/ }))
    await expect(page.getByText('A felhasználóneved nem látszik a rangsorban')).toBeVisible()
    await page.goto('/app')
    await lookDownToRankings(page, ranking.getByText('Mások „egy résztvevőként” látnak.'))
    await expect(own).toContainText('te')
    const other = await acceptedStudent(request)
    await passExam(request, other.token, modules[0]?.id ?? '')
    const headers = { authorization: `Bearer ${other.token}` }
    const seen = await (await request.get('/api/statistics/student', { headers })).text()
    expect(seen).not.toContain(username)
  })
