import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import type { Client } from '#testing/server/client.ts'
import { nthChoice } from '#testing/server/nth-choice.ts'
import type { Person } from '#testing/server/people.ts'

type Attempt = Answer<typeof exam.attempt>

/** One student at an exam: answers question after question, and knows which of them were acknowledged. */
export interface Sitting {
  student: Person
  id: string
  /** As last read; read anew after each answer that failed, as a browser does. */
  questions: Attempt['questions'] | null
  acknowledged: Map<number, { choice: number[]; revision: number }>
  /** A student does one thing at a time. */
  isBusy: boolean
  turn: number
}

type As = (who: Person) => Pick<Client, 'does' | 'call'>

/** Each of them at the exam of the first module that they may take. */
export async function beginSittings(as: As, students: readonly Person[]): Promise<Sitting[]> {
  const sittings: Sitting[] = []
  for (const student of students) {
    const { currentProgress } = await as(student).does(course.progress)
    const next = currentProgress?.moduleProgresses.find(({ exam: { can } }) => can.start)
    const body = { moduleId: next?.module ?? '', platform: 'WEB' } as const
    const { redirectUrl } = await as(student).does(exam.start, { body })
    const id = new URL(redirectUrl).searchParams.get('attempt') ?? ''
    sittings.push({ student, id, questions: null, acknowledged: new Map(), isBusy: false, turn: 0 })
  }
  return sittings
}

/** One request of a sitting: the attempt where it is not known, else the next answer. */
export async function answerNext(as: As, sitting: Sitting): Promise<void> {
  sitting.isBusy = true
  try {
    await (sitting.questions ? answer(as, sitting, sitting.questions) : read(as, sitting))
  } finally {
    sitting.isBusy = false
  }
}

async function read(as: As, sitting: Sitting): Promise<void> {
  const { status, body } = await as(sitting.student).call(exam.attempt, { params: { id: sitting.id } })
  if (status === 200) sitting.questions = (body as Attempt).questions
}

async function answer(as: As, sitting: Sitting, questions: Attempt['questions']): Promise<void> {
  const question = questions[sitting.turn++ % questions.length]
  if (!question) throw new Error('the exam has no question')
  const choice = nthChoice(question, Math.floor(sitting.turn / questions.length))
  const { position, revision } = question
  const { status, body } = await as(sitting.student).call(exam.answer, {
    params: { id: sitting.id },
    body: { position, choice, revision },
  })
  if (status !== 200) {
    sitting.questions = null
    return
  }
  question.revision = (body as Answer<typeof exam.answer>).revision
  sitting.acknowledged.set(position, { choice, revision: question.revision })
}

/** Acknowledged answers that the attempt does not have, in words. */
export async function lostAnswers(as: As, sittings: readonly Sitting[]): Promise<string[]> {
  const lost: string[] = []
  for (const { student, id, acknowledged } of sittings) {
    const { questions } = await as(student).does(exam.attempt, { params: { id } })
    for (const [position, { choice, revision }] of acknowledged) {
      const stored = questions.find((question) => question.position === position)
      const isThere = stored && (stored.revision > revision || String(stored.choice) === String(choice))
      if (!isThere) lost.push(`${student.username}, question ${position}, revision ${revision}`)
    }
  }
  return lost
}
