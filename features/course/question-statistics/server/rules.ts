import type { QuestionMark } from '../calls.ts'

/** Below so many, chance makes any question look suspicious. */
export const ENOUGH_MET = 20
/** An option that fewer chose says nothing of them. */
const ENOUGH_CHOSEN = 5
const WEAK = 0.1
const HARD = 0.2
const EASY = 0.95

export interface OptionFigures {
  /** Its stored place. */
  option: number
  chosen: number
  restShare: number
}

interface Figures {
  met: number
  rightShare: number
  discrimination: number | null
  options: readonly OptionFigures[]
  /** Stored places of the right options; empty where none is to be chosen. */
  correct: readonly number[]
}

/** What is suspicious of a question: each of these has been a wrong key, an ambiguity or a give-away before. */
export function marksOf({ met, rightShare, discrimination, options, correct }: Figures): QuestionMark[] {
  if (met < ENOUGH_MET) return []
  const marks: QuestionMark[] = []
  if (isWrongOptionBetter(options, correct)) marks.push('wrong-option-better')
  if (discrimination !== null && discrimination < WEAK) marks.push('weak-discrimination')
  if (rightShare < HARD) marks.push('hardly-anybody-right')
  if (rightShare > EASY) marks.push('nearly-everybody-right')
  return marks
}

/** Students who chose a wrong option did better in the rest than those who chose a right one. */
function isWrongOptionBetter(options: readonly OptionFigures[], correct: readonly number[]): boolean {
  const told = options.filter(({ chosen }) => chosen >= ENOUGH_CHOSEN)
  const right = told.filter(({ option }) => correct.includes(option)).map(({ restShare }) => restShare)
  const wrong = told.filter(({ option }) => !correct.includes(option)).map(({ restShare }) => restShare)
  return right.length > 0 && wrong.length > 0 && Math.max(...wrong) > Math.min(...right)
}
