import type { Check, Media } from '../lesson-parts.ts'
import { type Reading, wordsOf } from './reading.ts'

/** What a lesson or a module takes, in whole minutes. */
export interface Minutes {
  readingMinutes: number
  workMinutes: number
}

/** As most people read a text to understand it. */
const WORDS_A_MINUTE = 200
/** To think about a self-check, beside reading it. */
const CHECK_SECONDS = 30
/** Of a worksheet, of interactive content and of a task that do not state their time. */
const ACTIVITY_MINUTES = 25

interface Holds {
  reading: Pick<Reading, 'words' | 'tasks'>
  checks: readonly Check[]
  media: readonly Pick<Media, 'kind' | 'seconds' | 'workMinutes'>[]
  interactive?: readonly { work_minutes: number | null }[]
}

/** What a lesson takes, from what it holds (decision Y13): text, self-checks and media; and beside them what it asks to do. */
export function minutesOf({ reading, checks, media, interactive = [] }: Holds): Minutes {
  const seconds = [
    secondsToRead(reading.words),
    ...checks.map(
      ({ prompt, options, why }) => CHECK_SECONDS + secondsToRead(wordsIn(prompt, ...options, why)),
    ),
    ...media.map((one) => one.seconds ?? 0),
  ]
  const worksheets = media.filter(({ kind }) => kind === 'worksheet')
  const hasWorksheet = worksheets.some(({ workMinutes }) => workMinutes !== 0)
  const work = [
    ...worksheets.map(({ workMinutes }) => workMinutes ?? ACTIVITY_MINUTES),
    ...interactive.map(({ work_minutes }) => work_minutes ?? ACTIVITY_MINUTES),
    // A task that is done on the lesson's own worksheet takes the worksheet's time.
    ...reading.tasks
      .filter(({ minutes, onWorksheet }) => minutes !== null || !(onWorksheet && hasWorksheet))
      .map(({ minutes }) => minutes ?? ACTIVITY_MINUTES),
  ]
  return { readingMinutes: Math.max(1, Math.round(sum(seconds) / 60)), workMinutes: sum(work) }
}

/** Of a module: what its lessons say, so that the pages add up. */
export const sumOf = (lessons: readonly Minutes[]): Minutes => ({
  readingMinutes: sum(lessons.map(({ readingMinutes }) => readingMinutes)),
  workMinutes: sum(lessons.map(({ workMinutes }) => workMinutes)),
})

const secondsToRead = (words: number) => (words * 60) / WORDS_A_MINUTE
const wordsIn = (...texts: string[]) => sum(texts.map(wordsOf))
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
