import createClient from 'openapi-fetch'
import { expect, test } from 'vitest'
import type { paths } from './api.generated.ts'
import { asDocumented } from './api-answers.ts'
import { gabor, PASSWORD } from './cast.ts'
import { examsOf } from './exams.ts'
import { buildTestRajt } from './rajt.ts'
import { registerForm } from './registering.ts'

const rajt = await buildTestRajt()
const { rightChoice } = await examsOf(rajt)
const server = await rajt.app.listen({ port: 0, host: '127.0.0.1' })

/** What anybody has who generates types from /api/openapi.json. */
function clientOf(token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const client = createClient<paths>({ baseUrl: `${server}/api`, headers })
  client.use(asDocumented, { onResponse: rajt.settled })
  return client
}

/** The answer of a call that succeeds. */
async function answerOf<T>(reply: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await reply
  expect(error).toBeUndefined()
  return data as T
}

const guest = clientOf()

async function signIn(email: string, password: string) {
  const { token } = await answerOf(guest.POST('/auth/login', { body: { email, password } }))
  return clientOf(token)
}

type SignedIn = Awaited<ReturnType<typeof signIn>>

async function register(): Promise<{ email: string; password: string }> {
  const { email, password, ...form } = registerForm()
  await answerOf(guest.POST('/auth/register', { body: { ...form, email, password } }))
  const [mail] = await rajt.mails(email)
  const path = { accessToken: mail?.token ?? '' }
  await answerOf(guest.POST('/auth/verify-email/{accessToken}', { params: { path }, body: { password } }))
  return { email, password }
}

async function acceptAtOffice(email: string): Promise<void> {
  const office = await signIn(gabor.email, PASSWORD)
  const list = office.POST('/registration-confirmations/all/{role}', {
    params: { path: { role: 'OFFICE' } },
    body: { universities: [], status: ['WAITING'], search: email, pageNumber: 1 },
  })
  const [waiting] = (await answerOf(list)).data
  const path = { id: waiting?._id ?? '' }
  const accepted = await answerOf(
    office.POST('/registration-confirmations/accept/{id}', { params: { path } }),
  )
  expect(accepted.status).toBe('ACCEPTED')
}

async function enter(student: SignedIn): Promise<void> {
  await answerOf(student.POST('/auth/onboard', { body: {} }))
  const { statements } = await answerOf(student.GET('/personality-test'))
  const answers = statements.map(({ id }, i) => ({ id, score: 1 + (i % 5) }))
  const { suggested } = await answerOf(student.POST('/personality-test', { body: { answers } }))
  const personality = suggested[0] ?? 'CEO'
  const { user } = await answerOf(student.POST('/personality-test/select', { body: { personality } }))
  expect(user.personality).toBe(personality)
}

async function readLessons(student: SignedIn, module: string): Promise<void> {
  const { lessons } = await answerOf(student.GET('/progress'))
  for (const { id } of lessons.filter((lesson) => lesson.module === module)) {
    const { lesson } = await answerOf(student.GET('/lesson/{id}', { params: { path: { id } } }))
    expect(lesson.html).not.toBe('')
    const body = { by: 'marked', seconds: 0 } as const
    await answerOf(student.POST('/lesson/{id}/done', { params: { path: { id } }, body }))
  }
}

async function passExam(student: SignedIn, moduleId: string): Promise<void> {
  const start = student.POST('/init-module-test', { body: { moduleId, platform: 'WEB' } })
  const id = new URL((await answerOf(start)).redirectUrl).searchParams.get('attempt') ?? ''
  const params = { path: { id } }
  const { questions } = await answerOf(student.GET('/exam/{id}', { params }))
  for (const { position, revision } of questions) {
    const body = { position, revision, choice: await rightChoice(id, position) }
    await answerOf(student.PUT('/exam/{id}/answer', { params, body }))
  }
  const { receipt } = await answerOf(student.POST('/exam/{id}/submit', { params }))
  expect(receipt).toMatchObject({ points: 100, passed: true })
}

test('a generated client goes from registration to a passed exam', { timeout: 60_000 }, async () => {
  const { email, password } = await register()
  const early = await guest.POST('/auth/login', { body: { email, password } })
  expect(early.error).toMatchObject({ status: 403, code: 'registration-waiting' })

  await acceptAtOffice(email)
  const student = await signIn(email, password)
  const tooEarly = await student.GET('/progress')
  expect(tooEarly.error).toMatchObject({ status: 403, code: 'onboarding-needed' })

  await enter(student)
  const first = (await answerOf(student.GET('/progress'))).currentProgress?.moduleProgresses[0]
  await readLessons(student, first?.module ?? '')
  await passExam(student, first?.module ?? '')

  const [done, next] = (await answerOf(student.GET('/progress'))).currentProgress?.moduleProgresses ?? []
  expect(done).toMatchObject({ status: 'COMPLETED', lessonsDone: first?.lessonCount })
  expect(next?.unlocked).toBe(true)
})
