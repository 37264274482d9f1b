import { type APIRequestContext, expect, test } from '@playwright/test'
import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, linkMailedTo, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'
import { answerRightly } from '#testing/journeys/steps/right-answers.ts'

/** Two exams have no such question in common once in twenty times. */
const MOST_OTHERS = 6
const REASON = 'Két válasz is helyes volt, a másikat is elfogadjuk.'

interface Question {
  position: number
  kind: string
  prompt: string
  options: string[]
  choice: number[] | null
  revision: number
  solution: { ruling: object | null } | null
}

/** Sits an exam with every answer right but those of single questions, of which the next option is chosen. */
async function sit(request: APIRequestContext, token: string, module: string): Promise<string> {
  const attempt = await answerRightly(request, token, module)
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'hu' }
  const { questions } = await (await request.get(`/api/exam/${attempt}`, { headers })).json()
  for (const { position, kind, options, choice, revision } of questions as Question[]) {
    if (kind !== 'single') continue
    const data = { position, revision, choice: [((choice?.[0] ?? 0) + 1) % options.length] }
    await request.put(`/api/exam/${attempt}/answer`, { headers, data })
  }
  return submitExam(request, token, attempt)
}

/** The questions with one answer that an attempt was given, but those repaired already, as one of the demonstration is. */
async function asAsked(request: APIRequestContext, token: string, attempt: string) {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'hu' }
  const { questions, receipt } = await (await request.get(`/api/exam/${attempt}`, { headers })).json()
  const isAsAsked = ({ kind, solution }: Question) => kind === 'single' && !solution?.ruling
  return { singles: (questions as Question[]).filter(isAsAsked), receipt }
}

/** One of these questions that somebody else answers rightly, whose result another answer would lower. */
async function alsoDrawnRightly(request: APIRequestContext, module: string, of: readonly Question[]) {
  for (let other = 0; other < MOST_OTHERS; other++) {
    const { token } = await acceptedStudent(request)
    const attempt = await submitExam(request, token, await answerRightly(request, token, module))
    const drawn = (await asAsked(request, token, attempt)).singles.map(({ prompt }) => prompt)
    const found = of.find(({ prompt }) => drawn.includes(prompt))
    if (found) return found
  }
  throw new Error('no question that is as it was asked was drawn by both')
}

test('the office repairs a wrong question by keyboard after a dozen have met it, and a student reads both results', async ({
  page,
  request,
  browser,
}) => {
  const hand = keyboard(page)
  const office = await tokenOf(request, 'office@rajt.example')
  const { modules } = await courseOf(request, office)
  const module = modules[0]?.id ?? ''
  await Promise.all(
    Array.from({ length: 11 }, async () => sit(request, (await acceptedStudent(request)).token, module)),
  )
  const student = await acceptedStudent(request)
  await submitExam(request, student.token, await startExam(request, student.token, module))
  const attempt = await sit(request, student.token, module)
  const { singles, receipt } = await asAsked(request, student.token, attempt)
  const wrong = await alsoDrawnRightly(request, module, singles)
  await post(
    request,
    `/exam/${attempt}/report`,
    { position: wrong.position, comment: `Két jó válasz van (${student.username}).` },
    student.token,
  )

  await test.step('from the report to the question', async () => {
    await openAs(page, office, '/desk')
    await hand.write(page.getByRole('searchbox'), student.username)
    await expect(page.getByText(/^1 találat/)).toBeVisible()
    await hand.press(page.locator('[data-act=open]'))
    await hand.press(page.getByRole('link', { name: 'A kérdés javítása, döntés róla' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Kérdés szerkesztése' })).toBeVisible()
  })

  const part = page.getByRole('region', { name: 'Ha a kérdés hibás volt' })
  await hand.press(part.getByRole('button', { name: 'Döntés a kérdésről' }))
  await expect(part.getByText(/vizsga eredménye javul\./)).toBeVisible()

  await test.step('what would change is shown for each choice, and nobody falls unasked', async () => {
    await hand.press(part.getByRole('radio', { name: /Mindenki teljes pontot kap/ }))
    await page.keyboard.press('ArrowDown')
    await expect(part.getByText('Előbb válaszd ki, melyik válasz helyes.').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const given = wrong.options[wrong.choice?.[0] ?? 0] ?? ''
    await expect(part.getByText('Melyik a helyes válasz?')).toBeVisible()
    // The arrows go round among those of a question.
    await hand.press(part.getByRole('group', { name: 'Melyik a helyes válasz?' }).getByRole('radio').first())
    for (let steps = 0; steps < 8 && !(await part.getByRole('radio', { name: given }).isChecked()); steps++)
      await page.keyboard.press('ArrowDown')
    await expect(part.getByText('Senkié sem romlik.')).toBeVisible()
    await expect(part.getByRole('checkbox', { name: /akinek ettől romlik/ })).toBeVisible()
    await hand.press(part.getByRole('checkbox', { name: /akinek ettől romlik/ }))
    await expect(part.getByText(/vizsga eredménye romlik\./)).toBeVisible()
    await hand.press(part.getByRole('button', { name: 'Döntés életbe léptetése' }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Életbe lép' }))
    await expect(page.getByText('Jelöld be, hogy ezt tényleg szeretnéd.')).toBeVisible()
    await page.keyboard.press('Escape')
    await hand.press(part.getByRole('checkbox', { name: /akinek ettől romlik/ }))
  })

  await test.step('it comes into force, and its job goes through everybody', async () => {
    await hand.press(part.getByRole('radio', { name: /Másik válasz a helyes/ }))
    await page.keyboard.press('ArrowUp')
    const given = wrong.options[wrong.choice?.[0] ?? 0] ?? ''
    await hand.press(part.getByRole('checkbox', { name: given }))
    await hand.write(part.getByLabel(/magyarul/), REASON)
    await hand.press(part.getByRole('button', { name: 'Döntés életbe léptetése' }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Életbe lép' }))
    await expect(page.getByText('A döntés életbe lépett, az újraszámolás elindult.')).toBeVisible()
    await expect(part.getByText('Érvényben')).toBeVisible()
    await expect(part.getByText(/eredménye javult, 0-é romlott/).first()).toBeVisible()
  })

  await test.step('the student is told, and reads the old result beside the new one', async () => {
    const own = await browser.newPage()
    const by = keyboard(own)
    expect(await linkMailedTo(request, student.email, /Módosult egy vizsgád eredménye/)).toContain(
      `/tests/${module}`,
    )
    await openAs(own, student.token)
    const line = own.getByRole('main').getByRole('link', { name: new RegExp(`eddig ${receipt.points}`) })
    await expect(own.getByText(REASON)).toBeVisible()
    await by.press(line)
    const result = own.getByRole('region', { name: 'Így változott az eredményed' })
    await expect(result).toContainText(`${receipt.points} pont`)
    await expect(result).toContainText(REASON)
    await expect(own.getByText(/^Ezt is elfogadtuk/).first()).toBeVisible()
    await expect(own.getByText(REASON)).toHaveCount(3)
    await own.goBack()
    await by.press(own.getByRole('button', { name: 'Rendben, láttam' }))
    await expect(own.getByText('Módosult egy vizsgád eredménye')).toBeHidden()
    await own.close()
  })
})
