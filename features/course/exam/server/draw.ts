import { randomInt } from 'node:crypto'
import type { QuestionKind } from '#platform/contract/parts.ts'
import { optionOrder, shuffled } from '../option-order.ts'
import { type BlueprintCell, type Cell, keyOfCell, planOf, sharesOf } from './blueprint.ts'

export interface Drawable extends Cell {
  id: string
  /** The one that is published. */
  version: number
  kind: QuestionKind
  points: number
  optionCount: number
}

export interface Drawn {
  question_id: string
  version: number
  /** Shown option i is stored option option_order[i]. */
  option_order: number[]
}

interface Wanted {
  count: number
  /** How many of each lesson and level; the rest in proportion to the bank. */
  blueprint?: readonly BlueprintCell[]
  /** Questions of the student's attempts before. */
  seen?: ReadonlySet<string>
}

/** Of the questions of another attempt at most this share was drawn before, as long as the bank has others. */
export const MOST_SEEN = 1 / 4

/** A random choice of at most `count` questions by the blueprint, with their options shuffled (decision C3). */
export const draw = (bank: readonly Drawable[], wanted: Wanted): Drawn[] =>
  shuffled(choose(bank, wanted), randomInt).map(({ id, version, kind, optionCount }) => ({
    question_id: id,
    version,
    option_order: optionOrder(kind, optionCount, randomInt),
  }))

/**
 * As many of each cell as its plan says, those that the student has not seen first; then few that were seen; then points
 * that add up to the same for everybody, so that nobody's exam weighs its questions otherwise.
 */
export function choose(
  bank: readonly Drawable[],
  { count, blueprint = NO_BLUEPRINT, seen = NOTHING_SEEN }: Wanted,
): Drawable[] {
  const { shares, cells, points } = outlineOf(bank, count, blueprint)
  const plan = planOf(shares, random)
  const drawing: Drawing = { chosen: [], spare: [], seen }
  for (const [key, questions] of shuffled(cells, randomInt)) {
    const mixed = shuffled(questions, randomInt)
    const inOrder =
      seen.size > 0 ? mixed.toSorted((a, b) => Number(seen.has(a.id)) - Number(seen.has(b.id))) : mixed
    const number = plan.get(key) ?? 0
    drawing.chosen.push(...inOrder.slice(0, number))
    drawing.spare.push(...inOrder.slice(number))
  }
  leaveOutSeen(drawing, Math.floor(count * MOST_SEEN))
  evenPoints(drawing, points)
  return drawing.chosen
}

const NO_BLUEPRINT: readonly BlueprintCell[] = []
const NOTHING_SEEN: ReadonlySet<string> = new Set()

/** What follows from a bank and its blueprint, whoever draws. */
interface Outline {
  blueprint: readonly BlueprintCell[]
  shares: ReadonlyMap<string, number>
  cells: readonly (readonly [string, readonly Drawable[]])[]
  /** What an exam adds up to. */
  points: number
}

const known = new WeakMap<readonly Drawable[], Map<number, Outline>>()

/** Once for the thousands who start at the same time: half of what a draw costs. */
function outlineOf(bank: readonly Drawable[], count: number, blueprint: readonly BlueprintCell[]): Outline {
  const ofBank = known.get(bank) ?? new Map<number, Outline>()
  const before = ofBank.get(count)
  if (before?.blueprint === blueprint) return before
  const shares = sharesOf(bank, count, blueprint)
  const cells = [...Map.groupBy(bank, keyOfCell)]
  const one = { blueprint, shares, cells, points: pointsOf(cells, shares) }
  known.set(bank, ofBank.set(count, one))
  return one
}

interface Drawing {
  chosen: Drawable[]
  /** In a random order, like the chosen ones. */
  spare: Drawable[]
  seen: ReadonlySet<string>
}

const random = () => randomInt(2 ** 32) / 2 ** 32

/** What an exam adds up to on average, in whole points: the same for every attempt. */
function pointsOf(cells: Outline['cells'], shares: Outline['shares']): number {
  const average = (questions: readonly Drawable[]) => sumOf(questions) / questions.length
  const sums = cells.map(([key, questions]) => (shares.get(key) ?? 0) * average(questions))
  return Math.round(sums.reduce((total, one) => total + one, 0))
}

const sumOf = (questions: readonly Drawable[]) => questions.reduce((sum, { points }) => sum + points, 0)

/** Where a cell has too few that were not seen, another one gives some. */
function leaveOutSeen(drawing: Drawing, most: number): void {
  const { chosen, spare, seen } = drawing
  const repeated = chosen.filter(({ id }) => seen.has(id))
  for (const out of repeated.slice(0, Math.max(0, repeated.length - most))) {
    const [into] = nearest(
      out,
      spare.filter(({ id }) => !seen.has(id)),
    )
    if (!into) return
    swap(drawing, out, into)
  }
}

/** Swaps questions for others of the same cell, or the nearest, until the points add up to `target` or nothing helps. */
function evenPoints(drawing: Drawing, target: number): void {
  for (let gap = target - sumOf(drawing.chosen); gap !== 0; gap = target - sumOf(drawing.chosen)) {
    const best = bestSwap(drawing, gap)
    if (!best) return
    swap(drawing, best.out, best.into)
  }
}

interface Swap {
  out: Drawable
  into: Drawable
  /** Points that it brings nearer. */
  step: number
  distance: number
}

/** The nearest of those that help, and of these the one that helps most. Thousands start at once: no list of all is made. */
function bestSwap({ chosen, spare, seen }: Drawing, gap: number): Swap | null {
  let best: Swap | null = null
  for (const out of chosen)
    for (const into of spare) {
      const step = (into.points - out.points) * Math.sign(gap)
      if (step <= 0 || step > Math.abs(gap) || (seen.has(into.id) && !seen.has(out.id))) continue
      const distance = distanceOf(out, into)
      const isBetter = !best || distance < best.distance || (distance === best.distance && step > best.step)
      if (isBetter) best = { out, into, step, distance }
    }
  return best
}

const nearest = (from: Drawable, others: readonly Drawable[]) =>
  others.toSorted((a, b) => distanceOf(from, a) - distanceOf(from, b))

/** 0 within a cell, 1 within a lesson. */
const distanceOf = (one: Cell, other: Cell): number => {
  if (one.lesson !== other.lesson) return 2
  return one.level === other.level ? 0 : 1
}

function swap({ chosen, spare }: Drawing, out: Drawable, into: Drawable): void {
  chosen[chosen.indexOf(out)] = into
  spare[spare.indexOf(into)] = out
}
