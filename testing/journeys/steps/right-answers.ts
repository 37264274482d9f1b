import type { APIRequestContext } from '@playwright/test'
import { readCourse } from '#course/authoring/server/content.ts'
import { inProject } from '#platform/server/in-project.ts'
import { startExam, submitExam } from './course.ts'
import { tokenOf } from './people.ts'

const banks = readCourse(inProject('content/semester-1')).flatMap(({ questions }) => questions)

interface Shown {
  position: number
  prompt: string
  options: string[]
  revision: number
}

type Question = Pick<(typeof banks)[number], 'number' | 'correct'> & {
  hu: { options: string[]; matches?: string[] }
}

/** A question of the course, or one that a story has published in its module meanwhile. */
async function questionOf(request: APIRequestContext, module: string, prompt: string): Promise<Question> {
  const known = banks.find(({ hu }) => hu.prompt === prompt)
  if (known) return known
  const token = await tokenOf(request, 'office@rajt.example')
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'hu' }
  const { questions } = await (
    await request.get(`/api/authoring/module/${module}/questions`, { headers })
  ).json()
  const found = questions.find(({ title }: { title: string }) => title === prompt)
  if (!found) throw new Error(`no bank has the question “${prompt}”`)
  const { published } = await (await request.get(`/api/authoring/thing/${found._id}`, { headers })).json()
  return published.written.content
}

/** What earns all points of a question that an attempt of the module shows in Hungarian. */
export const rightChoiceOf = async (
  request: APIRequestContext,
  module: string,
  { prompt, options }: Pick<Shown, 'prompt' | 'options'>,
): Promise<number[]> => rightChoice(await questionOf(request, module, prompt), options)

/** The right choice of a question in Hungarian, as its attempt shows it. */
function rightChoice({ number, correct, hu }: Question, options: readonly string[]): number[] {
  if (number) return [number.value]
  const stored = hu.matches?.length ? hu.matches : hu.options
  return (correct ?? stored.map((_, i) => i)).map((place) => options.indexOf(stored[place] ?? ''))
}

/** Starts an exam and saves every right answer, without those to the first `missed`: the id of the attempt, which is still open. */
export async function answerRightly(
  request: APIRequestContext,
  token: string,
  moduleId: string,
  missed = 0,
): Promise<string> {
  const attempt = await startExam(request, token, moduleId)
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'hu' }
  const { questions } = await (await request.get(`/api/exam/${attempt}`, { headers })).json()
  for (const question of (questions as Shown[]).slice(missed)) {
    const { position, revision } = question
    const choice = await rightChoiceOf(request, moduleId, question)
    const data = { position, revision, choice }
    await request.put(`/api/exam/${attempt}/answer`, { headers, data })
  }
  return attempt
}

/** Passes an exam with every answer right, or all but the first `missed`, and answers its attempt. */
export const passExam = async (
  request: APIRequestContext,
  token: string,
  moduleId: string,
  missed = 0,
): Promise<string> => submitExam(request, token, await answerRightly(request, token, moduleId, missed))
