import type { APIRequestContext, Page } from '@playwright/test'
import { onePagePdf } from '#local/demo/pdf.ts'
import { courseOf, startExam, submitExam } from './course.ts'
import { acceptedStudent, post, tokenOf } from './people.ts'

export const pdfFile = (name = 'one-pager.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: onePagePdf('Első busz', ['Probléma: hajnalban nincs járat.', 'Megoldás: közös fuvar a műszaknak.']),
})

const authorization = (token: string) => ({ authorization: `Bearer ${token}` })

/** Every module completed: by empty exams until none is left. */
export async function completeCourse(request: APIRequestContext, token: string): Promise<void> {
  const { modules } = await courseOf(request, token)
  for (const { id } of modules.filter(({ extra }) => !extra))
    for (let attempt = 0; attempt < 2; attempt++)
      await submitExam(request, token, await startExam(request, token, id))
}

/** The introduction seen. */
export const seeIntroduction = (request: APIRequestContext, token: string) =>
  post(request, '/one-pager/onboard', {}, token)

/** Hands in an own idea, or something for a challenge; answers the id of the one-pager. */
export async function handIn(request: APIRequestContext, token: string, challenge?: string): Promise<string> {
  const reply = await request.post('/api/one-pager', {
    headers: authorization(token),
    multipart: challenge
      ? { type: 'CHALLENGE', corporateProblemId: challenge, file: pdfFile() }
      : { type: 'OWN', file: pdfFile() },
  })
  if (!reply.ok()) throw new Error(`hand in: ${reply.status()} ${await reply.text()}`)
  return (await reply.json())._id
}

export async function choosePdf(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(pdfFile())
  await page.locator('canvas').first().waitFor()
}

export const chooseChallenges = (page: Page) => page.locator('input[type=radio][value=CHALLENGE]').check()

/** A challenge that one student may choose; answers its title. */
export async function challengeWithOneSlot(request: APIRequestContext): Promise<string> {
  const title = `Egyetlen hely ${Math.random().toString(36).slice(2)}`
  const office = await tokenOf(request, 'office@rajt.example')
  const { onePagerDeadline } = await get(request, '/semester', office)
  await post(
    request,
    '/corporate-problems',
    {
      company: 'Próba Kft.',
      title,
      summary: 'Egy hely.',
      description: 'Egy hely van.',
      language: 'hu',
      maxStudents: 1,
      deadline: onePagerDeadline,
    },
    office,
  )
  return title
}

/** Somebody else hands in for a challenge. */
export async function takeTheSlot(request: APIRequestContext, title: string): Promise<void> {
  const { token } = await acceptedStudent(request)
  await completeCourse(request, token)
  await seeIntroduction(request, token)
  const { titles } = await get(request, '/corporate-problems/fetchTitles', token)
  const found = titles.find((one: { title: string }) => one.title === title)
  await handIn(request, token, found?._id)
}

async function get(request: APIRequestContext, path: string, token: string) {
  const reply = await request.get(`/api${path}`, { headers: authorization(token) })
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  return reply.json()
}
