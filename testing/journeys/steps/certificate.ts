import type { APIRequestContext, Page } from '@playwright/test'
import { completeCourse } from './one-pager.ts'
import { acceptedStudent, post, tokenOf } from './people.ts'

const authorization = (token: string) => ({ authorization: `Bearer ${token}` })

/** A student who has completed everything, by empty exams: their certificate is one of participation. */
export async function finisher(request: APIRequestContext) {
  const student = await acceptedStudent(request)
  await completeCourse(request, student.token)
  return student
}

/** What the student's own page knows of the certificate of the current semester. */
async function ownCertificate(request: APIRequestContext, token: string) {
  const reply = await request.get('/api/certificate', { headers: authorization(token) })
  const { semesters } = await reply.json()
  return semesters[0] as { semester: string; certificate: { code: string; number: string } | null }
}

/** The signed file, and the code that leads to its check page. */
export async function downloaded(request: APIRequestContext, token: string) {
  const { semester } = await ownCertificate(request, token)
  const reply = await request.get('/api/certificate/file', {
    headers: authorization(token),
    params: { semester, language: 'hu' },
  })
  if (!reply.ok()) throw new Error(`certificate: ${reply.status()} ${await reply.text()}`)
  const { certificate } = await ownCertificate(request, token)
  return { file: await reply.body(), code: certificate?.code ?? '', number: certificate?.number ?? '' }
}

export async function revoke(request: APIRequestContext, number: string): Promise<void> {
  const office = await tokenOf(request, 'office@rajt.example')
  const { certificates } = await post(request, '/certificate/find', { search: number }, office)
  await post(request, `/certificate/revoke/${certificates[0]._id}`, { reason: 'Más írta a vizsgát.' }, office)
}

export const chooseCertificate = (buffer: Buffer) => async (page: Page) => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tanusitvany.pdf', mimeType: 'application/pdf', buffer })
  await page.locator('[role=status] [data-answer]').waitFor()
}

/** The same file with one letter of it replaced, counted from its end where `at` is below zero. */
export function withByte(file: Buffer, at: number): Buffer {
  const changed = Buffer.from(file)
  const place = at < 0 ? file.length + at : at
  changed[place] = changed[place] === 48 ? 49 : 48
  return changed
}
