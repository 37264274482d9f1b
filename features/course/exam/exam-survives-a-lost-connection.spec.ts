import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { answerOne, chooseOne, courseOf } from '#testing/journeys/steps/course.ts'
import { type Hand, hands } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'

for (const [name, handOf] of hands) {
  test(`answers given without a connection arrive later, also over an ended session, ${name}`, async ({
    page,
    context,
    request,
  }) => {
    const hand = handOf(page)
    const student = await acceptedStudent(request)
    const { modules } = await courseOf(request, student.token)
    await openAs(page, student.token, `/tests/${modules[0]?.id}`)
    await hand.press(page.getByRole('button', { name: 'Vizsga indítása' }))
    await answerOne(page, hand)
    const attempt = new URL(page.url()).searchParams.get('attempt') ?? ''
    const saved = () => answered(request, attempt, student)

    await context.setOffline(true)
    await answerNextUnsaved(page, hand)
    expect(await saved()).toBe(1)
    await context.setOffline(false)
    await expect.poll(saved, { timeout: 20_000 }).toBe(2)

    await context.setOffline(true)
    await answerNextUnsaved(page, hand)
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${student.token}` } })
    await context.setOffline(false)
    await expect(page).toHaveURL(/auth\/login/, { timeout: 20_000 })
    await signIn(page, hand, student)
    await expect(page.getByText('VIZSGA').first()).toBeVisible()
    await expect.poll(saved, { timeout: 20_000 }).toBe(3)
  })
}

async function answerNextUnsaved(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Tovább', exact: true }))
  await chooseOne(page, hand)
  await expect(page.getByText(/Még nincs elmentve/).first()).toBeVisible()
}

/** How many questions the server has an answer to. */
async function answered(
  request: APIRequestContext,
  attempt: string,
  { email, password }: { email: string; password: string },
): Promise<number> {
  const token = await tokenOf(request, email, password)
  const response = await request.get(`/api/exam/${attempt}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { questions } = await response.json()
  return questions.filter((one: { choice: number[] | null }) => one.choice).length
}
