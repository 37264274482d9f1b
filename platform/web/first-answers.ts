import { language } from './language.ts'

interface FirstAnswers {
  /** When they were asked, in milliseconds of `performance.now()`. */
  at: number
  token: string | null
  language: string
  /** By address; each whole, or null where no server was reached. */
  answers: Record<string, Promise<Response | null>>
}

declare global {
  interface Window {
    /** Calls that the page itself began before any script of the product was there (index.html). */
    firstAnswers?: FirstAnswers
  }
}

/** Whoever asks later than this wants to know how things stand now. */
const FRESH_MS = 10_000

/**
 * The answer that the page asked for early; null when it did not, when that failed, when it was taken before, and when
 * somebody else or another language asks since.
 */
export async function takeFirstAnswer(address: string, token: string | null): Promise<Response | null> {
  const first = window.firstAnswers
  const answer = first?.answers[address]
  if (!first || !answer) return null
  delete first.answers[address]
  if (first.token !== token || first.language !== language.get()) return null
  if (performance.now() - first.at > FRESH_MS) return null
  const response = await answer
  return response?.ok ? response : null
}

/** What was asked before an act says nothing of what is after it. */
export function dropFirstAnswers(): void {
  delete window.firstAnswers
}
