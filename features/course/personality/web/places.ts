import type { Scores } from './kept-scores.ts'

type Asked = readonly { id: string }[]

/** Where the test goes on: the first statement without an answer, or the review after the last one. */
export function firstOpen(statements: Asked, scores: Scores): number {
  const place = statements.findIndex(({ id }) => scores[id] === undefined)
  return place === -1 ? statements.length : place
}

/**
 * After an answer: the next statement without one, from the beginning again where none is left behind it, or the review.
 * Answers kept from before a newer version of the test are not walked through once more.
 */
export function nextOpen(statements: Asked, scores: Scores, place: number): number {
  const later = statements.findIndex(({ id }, i) => i > place && scores[id] === undefined)
  return later === -1 ? firstOpen(statements, scores) : later
}
