import { send } from '#platform/web/api.ts'
import { session } from '#platform/web/session.ts'
import { type Attempt, exam } from '../calls.ts'
import { type AnswerQueue, createAnswerQueue } from './answer-queue.ts'

// Not `useAct`: one answer after another, each until it is heard.
// Queues live outside the page: an answer goes on being saved while its student looks at something else.
const queues = new Map<string, AnswerQueue>()

/** The queue of an open attempt; one per attempt and sign-in. */
export function queueOf({ id, questions }: Pick<Attempt, 'id' | 'questions'>): AnswerQueue {
  const present = queues.get(id)
  if (present && present.view.get().state !== 'stopped') return present
  const queue = createAnswerQueue({
    attempt: id,
    storage: localStorage,
    send: (body) => send(exam.answer, { params: { id }, body }),
  })
  queues.set(id, queue)
  queue.know(questions)
  return queue
}

window.addEventListener('online', () => {
  for (const queue of queues.values()) queue.wake()
})

// Answers that one student could not save are never sent in the name of the next one; they wait in the
// browser for their student's return.
session.subscribe(() => {
  if (session.get().user) return
  for (const queue of queues.values()) queue.stop()
  queues.clear()
})
