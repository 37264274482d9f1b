import type { AttemptQuestion } from '../calls.ts'
import { keepUnsaved, readUnsaved, type Unsaved } from './unsaved-answers.ts'

type Choice = readonly number[]
type Question = Pick<AttemptQuestion, 'position' | 'choice' | 'revision'>

export const isSame = (one: Choice, other: Choice) => String(one) === String(other)

/** The answers of one attempt: what the server has, and what this device still has to bring there. */
export function createAnswers(storage: Storage, attempt: string) {
  const saved = new Map<number, { choice: Choice; revision: number }>()
  const unsaved = new Map<number, Unsaved>()

  const hold = (position: number, entry: Unsaved | null) => {
    if (entry) unsaved.set(position, entry)
    else unsaved.delete(position)
    keepUnsaved(storage, attempt, position, entry)
  }
  const latest = (position: number, fallback: Choice) => unsaved.get(position)?.choice ?? fallback

  return {
    choices: (): Record<number, Choice> =>
      Object.fromEntries([...saved, ...unsaved].map(([position, { choice }]) => [position, choice])),
    unsaved: () => [...unsaved.keys()],
    /** The oldest answer that is not saved. */
    next: () => [...unsaved][0],

    /** Takes the server's answers over; what an earlier visit could not save comes back as unsaved. */
    know(questions: readonly Question[]) {
      for (const { position, choice, revision } of questions) {
        if (revision >= (saved.get(position)?.revision ?? 0))
          saved.set(position, { choice: choice ?? [], revision })
        const left = unsaved.has(position) ? null : readUnsaved(storage, attempt, position)
        if (left) unsaved.set(position, left)
      }
    },
    give(position: number, choice: Choice) {
      const { revision, tried } = unsaved.get(position) ?? {
        revision: saved.get(position)?.revision ?? 0,
        tried: [],
      }
      hold(position, { choice, revision, tried })
    },
    /** Remembers a choice as sent before it goes out: its acknowledgement may be lost. */
    sending(position: number, entry: Unsaved): Unsaved {
      const isKnown = entry.tried.some((choice) => isSame(choice, entry.choice))
      const sent = isKnown ? entry : { ...entry, tried: [...entry.tried, entry.choice] }
      hold(position, sent)
      return sent
    },
    /** A choice is saved; what was chosen meanwhile becomes its replacement. */
    acknowledged(position: number, choice: Choice, revision: number) {
      const chosen = latest(position, choice)
      saved.set(position, { choice, revision })
      hold(position, isSame(chosen, choice) ? null : { choice: chosen, revision, tried: [] })
    },
    /** One of the choices sent before is the saved one: the present choice replaces that. */
    savedBefore(position: number, entry: Unsaved, revision: number) {
      hold(position, { choice: latest(position, entry.choice), revision, tried: [] })
    },
    /** Another device's answer takes the place of this one's. */
    takeOver(position: number, choice: Choice, revision: number) {
      saved.set(position, { choice, revision })
      hold(position, null)
    },
    /** The question does not take this choice; one made meanwhile stays. */
    refused(position: number, entry: Unsaved) {
      const chosen = latest(position, entry.choice)
      hold(position, isSame(chosen, entry.choice) ? null : { ...entry, choice: chosen })
    },
  }
}
