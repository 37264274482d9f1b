import type { Answer, Sent } from '#platform/contract/call.ts'
import { send } from '#platform/web/api.ts'
import { isUndecided } from '#platform/web/failure.ts'
import { DONE_LATER, keepAnswer, keptAnswer } from '#platform/web/offline-cache.ts'
import { askAgain } from '#platform/web/query.ts'
import { readStored, store } from '#platform/web/stored.ts'
import { course } from '../calls.ts'

type Later = Sent<typeof course.done>
type LessonAnswer = Answer<typeof course.lesson>

const waiting = () => readStored<Later[]>(localStorage, DONE_LATER) ?? []
const wait = (all: Later[]) => store(localStorage, DONE_LATER, all.length > 0 ? all : null)

addEventListener('online', () => void sendDoneLater())

/** Without a network: told to the server on return, and marked at once in what is kept. */
export async function finishLater(answer: LessonAnswer, later: Later): Promise<void> {
  wait([...waiting(), later])
  await markKept(answer)
  await askAgain(course.progress, course.lesson)
}

async function markKept({ lesson, lessons }: LessonAnswer): Promise<void> {
  const mark = <L extends { id: string; done: boolean }>(one: L): L =>
    one.id === lesson.id ? { ...one, done: true } : one
  for (const { id } of lessons) {
    const kept = await keptAnswer(course.lesson, { params: { id } })
    if (!kept) continue
    const marked = { ...kept, lesson: mark(kept.lesson), lessons: kept.lessons.map(mark) }
    await keepAnswer(course.lesson, { params: { id } }, marked)
  }
  const progress = await keptAnswer(course.progress, {})
  if (!progress?.currentProgress) return
  const moduleProgresses = progress.currentProgress.moduleProgresses.map((one) =>
    one.module === lesson.module ? { ...one, lessonsDone: one.lessonsDone + 1 } : one,
  )
  await keepAnswer(
    course.progress,
    {},
    {
      ...progress,
      lessons: progress.lessons.map(mark),
      currentProgress: { ...progress.currentProgress, moduleProgresses },
    },
  )
}

/** Once each, by one tab: what the server has heard or refused is not sent again. */
export async function sendDoneLater(): Promise<void> {
  if (waiting().length === 0) return
  await navigator.locks.request(DONE_LATER, async () => {
    for (const later of waiting()) {
      if (!(await isHeard(later))) return
      wait(waiting().filter(({ params }) => params.id !== later.params.id))
    }
  })
  await askAgain(course.progress, course.lesson)
}

const isHeard = (later: Later) =>
  send(course.done, later).then(
    () => true,
    (failure) => !isUndecided(failure),
  )
