import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { acceptedStudent, post } from '#testing/journeys/steps/people.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

const REASONS = { hu: 'Képernyő: a kérdés hibás volt.', en: 'Screen: the question was faulty.' }
const TRIES = 60

/** A question that was ruled on, what is asked before another ruling, and a student whose result changed. */
export const firstSemester: FirstSemester = async (request, { office }) => {
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const module = modules[0]?.id ?? ''
  const attempt = async () =>
    submitExam(request, student.token, await startExam(request, student.token, module))
  await attempt()
  const last = await attempt()
  const question = await reported(request, { student: student.token, office, attempt: last })
  await ruled(request, office, question)
  const path = `/modules/write/${question}`
  const at = (name: string, act?: Screen['act']): Screen => ({
    name: `office-${name}`,
    path,
    token: office,
    ...(act ? { act } : {}),
  })
  const open = press(/^(Döntés a kérdésről|Decide on this question)$/)
  return [
    at('question-ruled'),
    at('question-rule', async (page) => {
      await open(page)
      await page.getByRole('radio', { name: /A döntés visszavonása|Take the decision back/ }).click()
      await page
        .getByRole('button', { name: /^(Mind|All) \(/ })
        .or(page.getByRole('columnheader', { name: /^(Jegy|Grade)$/ }))
        .first()
        .waitFor()
    }),
    at('question-taken-back', async (page) => {
      await open(page)
      await page.getByRole('radio', { name: /A döntés visszavonása|Take the decision back/ }).click()
      await page
        .getByText(/eredménye romlik|results? falls?/)
        .first()
        .waitFor()
      await press(/^(Döntés életbe léptetése|Apply decision)$/)(page)
    }),
    { name: 'student-regraded-home', path: '/', token: student.token },
    { name: 'student-regraded-exam', path: `/tests/${module}?attempt=${last}`, token: student.token },
  ]
}

interface Reporting {
  student: string
  office: string
  attempt: string
}

/** The question that a student reports, which the office finds by it. */
async function reported(
  request: APIRequestContext,
  { student, office, attempt }: Reporting,
): Promise<string> {
  const comment = `Képernyő: hibás kérdés (${attempt}).`
  await post(request, `/exam/${attempt}/report`, { position: 1, comment }, student)
  const { remarks } = await post(request, '/remark/find', { search: attempt }, office)
  return remarks[0].question._id
}

/** Rules once no other ruling of the module is being counted, and waits for the end of it. */
async function ruled(request: APIRequestContext, office: string, question: string): Promise<void> {
  const data = {
    kind: 'full-points',
    versions: [1],
    answers: [],
    lowers: false,
    falling: 0,
    reasons: REASONS,
  }
  const path = `/api/regrade/question/${question}`
  const headers = { authorization: `Bearer ${office}` }
  for (let tries = 0; tries < TRIES; tries++) {
    const made = await request.post(path, { headers, data })
    const { rulings } = await (await request.get(path, { headers })).json()
    if (made.ok() && rulings[0]?.finishedAt) return
    await sleep(500)
  }
  throw new Error('nothing could be ruled')
}
