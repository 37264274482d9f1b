import type { ModuleContent } from '#course/authoring/server/content.ts'
import { draw } from '#course/exam/server/draw.ts'
import { attemptPoints, pointsOf } from '#course/exam/server/score.ts'
import type { Language } from '#platform/contract/parts.ts'
import { guess, type Strategy, tactics } from './tactics.ts'
import { remembered } from './words.ts'

export type Question = ModuleContent['questions'][number]

/** A semester's defaults (migration 0002). */
const EXAM_QUESTIONS = 12
const PASS_MARK_PERCENT = 50

export interface Chance {
  strategy: Strategy
  /** Of the draws this strategy passes, 0-1. */
  share: number
}

/** Each kind of question has its own tactics: they are counted apart and put together into strategies at the end. */
const anyStrategy: Strategy = {
  rating: 'longest',
  many: 'two',
  trueFalse: 'always true',
  order: 'as shown',
}
export const parts = {
  chosen: tactics.rating.flatMap((rating) =>
    tactics.many.map((many): Strategy => ({ ...anyStrategy, rating, many })),
  ),
  judged: tactics.trueFalse.map((trueFalse): Strategy => ({ ...anyStrategy, trueFalse })),
  sorted: tactics.order.map((order): Strategy => ({ ...anyStrategy, order })),
}
export const partOf = (kind: Question['kind']): keyof typeof parts =>
  kind === 'true-false' ? 'judged' : kind === 'ordering' || kind === 'matching' ? 'sorted' : 'chosen'

/** What each tactic earns at one question whose options are shown in this order. */
function pointsByTactic(question: Question, language: Language, order: readonly number[]): number[] {
  const { kind, points, correct = order.toSorted((a, b) => a - b) } = question
  const { prompt, options: own, matches } = question[language]
  const options = matches ?? own
  const shown = { kind, language, prompt, options: order.map((i) => options[i] as string) }
  return parts[partOf(kind)].map((strategy) => {
    const choice = guess(shown, strategy).map((i) => order[i] as number)
    return pointsOf({ kind, points, correct, choice })
  })
}

/** The fewest points of all that can be reached that make a pass, by the sum of a real attempt. */
function pointsNeeded(reachable: number): number {
  const answer = (points: number, choice: number[] | null) =>
    ({ kind: 'single', points, correct: [0], choice }) as const
  const passes = (points: number) =>
    attemptPoints([answer(points, [0]), answer(reachable - points, null)]) >= PASS_MARK_PERCENT
  return Array.from({ length: reachable + 1 }, (_, points) => points).find(passes) ?? reachable
}

/** How often guessing passes an exam of this bank, the most successful strategy first. */
export function chancesOf(bank: readonly Question[], language: Language, draws: number): Chance[] {
  const byKey = new Map(bank.map((one) => [one.key, one]))
  const earned = remembered((key) => {
    const [id = '', order = ''] = key.split(' ')
    return pointsByTactic(byKey.get(id) as Question, language, order.split(',').map(Number))
  })
  const drawable = bank.map(({ key, kind, points, lesson, level = 'recall', hu }) => ({
    id: key,
    version: 1,
    kind,
    points,
    lesson,
    level,
    optionCount: hu.options.length,
  }))
  const passes = parts.chosen.map(() => parts.judged.map(() => parts.sorted.map(() => 0)))
  for (let n = 0; n < draws; n++) {
    let reachable = 0
    const reached = {
      chosen: parts.chosen.map(() => 0),
      judged: parts.judged.map(() => 0),
      sorted: parts.sorted.map(() => 0),
    }
    for (const { question_id, option_order } of draw(drawable, { count: EXAM_QUESTIONS })) {
      const { kind, points } = byKey.get(question_id) as Question
      reachable += points
      const sums = reached[partOf(kind)]
      for (const [i, more] of earned(`${question_id} ${option_order}`).entries())
        sums[i] = (sums[i] ?? 0) + more
    }
    const needed = pointsNeeded(reachable)
    const mostOfTheRest = Math.max(...reached.judged) + Math.max(...reached.sorted)
    for (const [c, points] of reached.chosen.entries())
      if (points + mostOfTheRest >= needed) countPasses(passes[c] ?? [], reached, needed - points)
  }
  return passes
    .flatMap((row, c) => row.flatMap((cells, j) => cells.map((count, s) => chance(c, j, s, count / draws))))
    .toSorted((a, b) => b.share - a.share)
}

function chance(c: number, j: number, s: number, share: number): Chance {
  const [chosen = anyStrategy, judged = anyStrategy, sorted = anyStrategy] = [
    parts.chosen[c],
    parts.judged[j],
    parts.sorted[s],
  ]
  return { share, strategy: { ...chosen, trueFalse: judged.trueFalse, order: sorted.order } }
}

function countPasses(
  passes: number[][],
  { judged, sorted }: Record<'judged' | 'sorted', number[]>,
  missing: number,
): void {
  for (const [j, first] of judged.entries())
    for (const [s, second] of sorted.entries()) {
      const row = passes[j] ?? []
      if (first + second >= missing) row[s] = (row[s] ?? 0) + 1
    }
}
