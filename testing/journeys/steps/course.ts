import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Hand } from './hand.ts'

interface Course {
  modules: { id: string; title: string; position: number; extra: boolean }[]
  lessons: { id: string; module: string; title: string }[]
}

export async function courseOf(request: APIRequestContext, token: string): Promise<Course> {
  return (await request.get('/api/progress', { headers: { authorization: `Bearer ${token}` } })).json()
}

/** Starts an exam, and answers its attempt. */
export async function startExam(
  request: APIRequestContext,
  token: string,
  moduleId: string,
): Promise<string> {
  const response = await request.post('/api/init-module-test', {
    headers: { authorization: `Bearer ${token}` },
    data: { moduleId, platform: 'WEB' },
  })
  const { redirectUrl } = await response.json()
  return new URL(redirectUrl).searchParams.get('attempt') ?? ''
}

/** Hands an attempt in as it is, and answers it. */
export async function submitExam(
  request: APIRequestContext,
  token: string,
  attempt: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await request.post(`/api/exam/${attempt}/submit`, { headers, data: {} })
  if (!response.ok()) throw new Error(`submit: ${response.status()} ${await response.text()}`)
  return attempt
}

/** Answers the question on the screen, right or wrong being all the same. */
export async function chooseOne(page: Page, hand: Hand): Promise<void> {
  await expect(page.getByRole('heading', { name: /^\d+\. kérdés/ })).toBeVisible()
  const options = page.getByRole('main').locator('input[type=radio], input[type=checkbox]')
  const number = page.getByLabel('A válaszod')
  if ((await options.count()) > 0) await hand.press(options.first())
  else if ((await number.count()) > 0) await hand.write(number, '1 250,5')
  else await hand.press(page.getByRole('button', { name: /^Lejjebb/ }).first())
}

/** The same, and waits for the saved mark. */
export async function answerOne(page: Page, hand: Hand): Promise<void> {
  await chooseOne(page, hand)
  await expect(page.getByText(/^Elmentve/)).toBeVisible()
}

/** Through every question to the review. */
export async function answerAll(page: Page, hand: Hand): Promise<void> {
  const review = page.getByRole('heading', { name: 'Áttekintés beadás előtt' })
  for (let question = 1; question <= 12; question++) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${question}\\. kérdés`) })).toBeVisible()
    await answerOne(page, hand)
    await hand.press(page.getByRole('button', { name: question < 12 ? 'Tovább' : 'Áttekintés', exact: true }))
  }
  await expect(review).toBeVisible()
}
