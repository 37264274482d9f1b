import type { APIRequestContext, Page } from '@playwright/test'
import { readItems } from '#course/personality/server/import.ts'
import { inProject } from '#platform/server/in-project.ts'
import { acceptedStudent, post } from './people.ts'

const items = readItems(inProject('content/personality'))

/** An onboarded student who has not taken the test yet. */
export async function beforeTheTest(request: APIRequestContext) {
  const student = await acceptedStudent(request, 'accepted')
  await post(request, '/auth/onboard', {}, student.token)
  return student
}

/** A student whose answers put these types in front, to the same degree; no type is chosen yet. */
export async function testedFor(request: APIRequestContext, types: readonly string[]) {
  const student = await beforeTheTest(request)
  const headers = { authorization: `Bearer ${student.token}` }
  const { statements } = await (await request.get('/api/personality-test', { headers })).json()
  const answers = statements.map(({ id }: { id: string }, place: number) => {
    const { type = '', reverse = false } = items[place] ?? {}
    return { id, score: types.includes(type) === reverse ? 1 : 5 }
  })
  await post(request, '/personality-test', { answers }, student.token)
  return student
}

/** Gives every statement the same answer, in either language, and sends them. */
export async function answerAllTheSame(page: Page): Promise<void> {
  const answer = page.getByRole('button', { name: /(Részben|Partly)$/ })
  const send = page.getByRole('button', { name: /^(Elküldöm a válaszaimat|Send my answers)$/ })
  for (const _ of items) await answer.click()
  await send.click()
}
