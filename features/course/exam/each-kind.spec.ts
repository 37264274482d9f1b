import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type QuestionKind, questionKinds } from '#platform/contract/parts.ts'
import { courseOf, startExam } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { rightChoiceOf } from '#testing/journeys/steps/right-answers.ts'

/** The rarest kind is drawn in nearly every second exam. */
const TRIES = 25

interface Asked {
  position: number
  kind: QuestionKind
  prompt: string
  options: string[]
  choice: number[] | null
}

interface Sitting {
  token: string
  attempt: string
  question: Asked
}

const questionsIn = async (request: APIRequestContext, { token, attempt }: Omit<Sitting, 'question'>) => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'hu' }
  const { questions } = await (await request.get(`/api/exam/${attempt}`, { headers })).json()
  return questions as Asked[]
}

/** Of each kind a question in an open exam of somebody. */
async function sittings(request: APIRequestContext, module: string): Promise<Map<QuestionKind, Sitting>> {
  const found = new Map<QuestionKind, Sitting>()
  for (let tries = 0; tries < TRIES && found.size < questionKinds.length; tries++) {
    const { token } = await acceptedStudent(request)
    const attempt = await startExam(request, token, module)
    for (const question of await questionsIn(request, { token, attempt }))
      if (!found.has(question.kind)) found.set(question.kind, { token, attempt, question })
  }
  return found
}

/** Puts options into an order with their buttons, the first one first; the last is moved away before, so that something moves. */
async function putInOrder(page: Page, options: readonly string[], order: readonly number[]): Promise<void> {
  const moveUp = (option: number) =>
    keyboard(page).press(page.getByRole('button', { name: `Feljebb: ${options[option]}`, exact: true }))
  const last = options.length - 1
  await moveUp(last)
  const now = options.map((_, i) => i).toSpliced(last - 1, 2, last, last - 1)
  for (const [place, option] of order.entries())
    for (let at = now.indexOf(option); at > place; at--) {
      now.splice(at - 1, 2, option, now[at - 1] ?? 0)
      await moveUp(option)
    }
}

async function answer(page: Page, { kind, options }: Asked, right: readonly number[]): Promise<void> {
  if (kind === 'numeric')
    return keyboard(page).write(page.getByLabel('A válaszod'), String(right[0]).replace('.', ','))
  if (kind === 'ordering' || kind === 'matching') return putInOrder(page, options, right)
  for (const option of right) await page.keyboard.press('abcdefgh'[option] ?? '')
}

test('each kind of question is answered rightly by keyboard alone', async ({ browser, request }) => {
  const { modules } = await courseOf(request, await tokenOf(request, 'student@rajt.example'))
  const module = modules[0]?.id ?? ''
  const found = await sittings(request, module)
  expect([...found.keys()].toSorted()).toEqual(questionKinds.toSorted())
  for (const [kind, sitting] of found)
    await test.step(kind, async () => {
      const { token, attempt, question } = sitting
      const { position } = question
      const right = await rightChoiceOf(request, module, question)
      const page = await browser.newPage()
      await openAs(page, token, `/tests/${module}?attempt=${attempt}`)
      const map = page.getByRole('navigation', { name: 'Kérdések', exact: true })
      const item = map.getByRole('button', { name: new RegExp(`^${position}\\. kérdés`) })
      // Of the question that is shown it leads there too.
      for (let press = 0; press < 2; press++) {
        await keyboard(page).press(item)
        await expect(page.getByRole('heading', { name: new RegExp(`^${position}\\. kérdés`) })).toBeFocused()
      }
      await answer(page, question, right)
      await expect(page.getByText(/^Elmentve/)).toBeVisible()
      const saved = (await questionsIn(request, sitting)).find((one) => one.position === position)
      await page.close()
      expect(saved?.choice).toEqual(kind === 'multiple' ? right.toSorted() : right)
    })
})
