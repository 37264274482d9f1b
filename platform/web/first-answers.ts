import { language } from './language.ts'

interface FirstAnswers {
  /** When they were asked, in milliseconds of `performance.now()`. */
  at: number
  token: string | null
  language: string
  /** By address; each whole, or null where no server was reached. */
  answers: Record<string, Promise<Response | null>>
  /** Those of them that are there, by address; no refusals. */
  arrived: Record<string, { text: string; semester: string | null }>
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
  const answer = take(address, token)
  if (!answer) return null
  const response = await answer
  return response?.ok ? response : null
}

/**
 * The same where it has come already, so that a page shows it in its first picture; undefined otherwise, and where it was
 * given in another semester than `semester`, which whoever awaits it is told of.
 */
export function takeArrived(address: string, token: string | null, semester: string | undefined): unknown {
  const arrived = window.firstAnswers?.arrived[address]
  if (!arrived || arrived.semester !== semester || !take(address, token)) return undefined
  return JSON.parse(arrived.text)
}

function take(address: string, token: string | null): Promise<Response | null> | undefined {
  const first = window.firstAnswers
  const answer = first?.answers[address]
  if (!first || !answer) return undefined
  delete first.answers[address]
  const isTheirs = first.token === token && first.language === language.get()
  return isTheirs && performance.now() - first.at <= FRESH_MS ? answer : undefined
}

/** What was asked before an act says nothing of what is after it. */
export function dropFirstAnswers(): void {
  delete window.firstAnswers
}
