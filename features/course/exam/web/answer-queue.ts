import { createStore, type Store } from '#platform/web/store.ts'
import type { AttemptQuestion } from '../calls.ts'
import { meaningOf } from './answer-failure.ts'
import { createAnswers } from './answers.ts'
import type { Unsaved } from './unsaved-answers.ts'

export interface QueueView {
  /** What is chosen, by the question's position; saved or not. */
  choices: Readonly<Record<number, readonly number[]>>
  /** Positions whose answer is not on the server yet. */
  unsaved: readonly number[]
  /** `waiting`: for the network. `stopped`, `closed`: nothing is sent any more. */
  state: 'idle' | 'saving' | 'saved' | 'waiting' | 'stopped' | 'closed'
  /** By the device's clock, in milliseconds. */
  savedAt: number | null
  /** Answers that are not what was chosen here: another device's newer one, or none because it did not fit. */
  notes: readonly { position: number; what: 'newer' | 'refused' }[]
}

interface Options {
  attempt: string
  storage: Storage
  /** Saves one answer and answers its revision; throws a Failure. */
  send(answer: { position: number; choice: number[]; revision: number }): Promise<{ revision: number }>
}

export interface AnswerQueue {
  view: Store<QueueView>
  /** Takes the server's answers over; one still unsaved stays as it is. */
  know(questions: readonly Pick<AttemptQuestion, 'position' | 'choice' | 'revision'>[]): void
  give(position: number, choice: readonly number[]): void
  /** The student has read the notes. */
  heard(): void
  /** Tries again at once. */
  wake(): void
  /** Waits until everything is saved, or at most `limitMs`; answers the positions still unsaved. */
  settle(limitMs: number): Promise<readonly number[]>
  stop(): void
}

const PAUSE_MS = { first: 1000, longest: 30_000 }
const hasEnded = ({ state }: QueueView) => state === 'stopped' || state === 'closed'

/** Saves the answers of one attempt in the order they were given, and loses none of them (decision C3). */
export function createAnswerQueue({ attempt, storage, send }: Options): AnswerQueue {
  const answers = createAnswers(storage, attempt)
  const view = createStore<QueueView>({ choices: {}, unsaved: [], state: 'idle', savedAt: null, notes: [] })
  let isSending = false
  let failures = 0
  let pause: ReturnType<typeof setTimeout> | undefined

  const show = (change: Partial<QueueView> = {}) =>
    view.set({ ...view.get(), choices: answers.choices(), unsaved: answers.unsaved(), ...change })

  const end = (state: 'stopped' | 'closed'): false => {
    clearTimeout(pause)
    show({ state })
    return false
  }
  const wake = () => {
    failures = 0
    void pump()
  }
  const rest = (): false => {
    show({ state: 'waiting' })
    pause = setTimeout(pump, Math.min(PAUSE_MS.longest, PAUSE_MS.first * 2 ** failures))
    failures += 1
    return false
  }

  /** One answer at a time; goes on until nothing is left or something stands in the way. */
  async function pump(): Promise<void> {
    clearTimeout(pause)
    const next = answers.next()
    if (isSending || !next || hasEnded(view.get())) return
    isSending = true
    show({ state: 'saving' })
    const goesOn = await save(...next)
    isSending = false
    if (goesOn) await pump()
  }

  /** Whether the next answer may go out at once. */
  async function save(position: number, given: Unsaved): Promise<boolean> {
    const entry = answers.sending(position, given)
    try {
      const { revision } = await send({ position, choice: [...entry.choice], revision: entry.revision })
      answers.acknowledged(position, entry.choice, revision)
    } catch (failure) {
      return handleFailure(failure, position, entry)
    }
    failures = 0
    show({ state: answers.next() ? 'saving' : 'saved', savedAt: Date.now() })
    return true
  }

  function handleFailure(failure: unknown, position: number, entry: Unsaved): boolean {
    const meaning = meaningOf(failure, entry)
    if (meaning.kind === 'later') return rest()
    if (meaning.kind === 'stopped' || meaning.kind === 'closed') return end(meaning.kind)
    if (meaning.kind === 'saved-before') answers.savedBefore(position, entry, meaning.revision)
    if (meaning.kind === 'newer') answers.takeOver(position, meaning.choice, meaning.revision)
    if (meaning.kind === 'refused') answers.refused(position, entry)
    const note = meaning.kind === 'saved-before' ? [] : [{ position, what: meaning.kind }]
    show({ state: answers.next() ? 'saving' : 'saved', notes: [...view.get().notes, ...note] })
    return true
  }

  return {
    view,
    know(questions) {
      answers.know(questions)
      show()
      void pump()
    },
    give(position, choice) {
      answers.give(position, choice)
      show()
      void pump()
    },
    heard: () => show({ notes: [] }),
    wake,
    async settle(limitMs) {
      wake()
      if (answers.next() && !hasEnded(view.get())) await quiet(view, limitMs)
      return answers.unsaved()
    },
    stop: () => void end('stopped'),
  }
}

/** Until nothing is unsaved, nothing more will be sent, or the time is up. */
function quiet(view: Store<QueueView>, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, limitMs)
    const unsubscribe = view.subscribe(() => {
      if (view.get().unsaved.length === 0 || hasEnded(view.get())) finish()
    })
    function finish() {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
  })
}
