import type { Language, QuestionKind } from '#platform/contract/parts.ts'
import { absolutes, count, endings, hedges, openings, shared, stems } from './words.ts'

/** A question as a student sees it: the options in the order shown, nothing of what is right. */
export interface Shown {
  kind: QuestionKind
  language: Language
  prompt: string
  options: readonly string[]
}

/** How right an option looks to somebody who does not know the subject. */
type Rating = (option: string, shown: Shown) => number

const others = (option: string, { options }: Shown) => options.filter((one) => one !== option)
/** Nearest to the length that stands at this place among the options', the longest first. */
const atLength =
  (place: number): Rating =>
  (option, { options }) => {
    const lengths = options.map((one) => one.length).toSorted((a, b) => b - a)
    return -Math.abs(option.length - (lengths.at(place) ?? 0))
  }
const details = (option: string) => count(option, /[\d,;:–„‘“"()]/gu)

/** The first number of an option; its length where it has none. */
const numberIn = (option: string): number => {
  const [digits] = option.match(/\d[\d ]*(?:,\d{3})*(?:[.,]\d+)?/) ?? []
  if (!digits) return option.length
  return Number(digits.replace(/ |,(?=\d{3})/g, '').replace(',', '.'))
}

/** The option whose number stands at this place, the largest first: a guesser avoids extremes. */
const atNumber =
  (place: number): Rating =>
  (option, { options }) => {
    const numbers = options.map(numberIn).toSorted((a, b) => b - a)
    return -Math.abs(numberIn(option) - (numbers.at(place) ?? 0))
  }

const ratings = {
  longest: (option) => option.length,
  shortest: (option) => -option.length,
  'second longest': atLength(1),
  'second shortest': atLength(-2),
  'second largest number': atNumber(1),
  'second smallest number': atNumber(-2),
  qualified: (option, { language }) =>
    1000 * (count(option, hedges[language]) - count(option, absolutes[language])) + option.length,
  'no absolutes': (option, { language }) => -1000 * count(option, absolutes[language]) + option.length,
  detailed: (option) => 1000 * details(option) + option.length,
  plain: (option) => -1000 * details(option) - option.length,
  'echoes the question': (option, { prompt }) => 1000 * shared(stems(option), stems(prompt)) + option.length,
  'like the others': (option, shown) =>
    others(option, shown).reduce((sum, one) => sum + shared(stems(option), stems(one)), 0),
  'unlike the others': (option, shown) =>
    -others(option, shown).reduce((sum, one) => sum + shared(stems(option), stems(one)), 0),
} satisfies Record<string, Rating>
type RatingName = keyof typeof ratings

/** Shown positions, the best-looking first; equals keep their shown order, which is random. */
function ranked(shown: Shown, rating: Rating): number[] {
  const worth = shown.options.map((option) => rating(option, shown))
  return shown.options.map((_, i) => i).toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
}

/** How many options are ticked where several may be right. */
const howMany = {
  one: () => 1,
  two: () => 2,
  three: () => 3,
  'all but one': (options) => options - 1,
  all: (options) => options,
} satisfies Record<string, (options: number) => number>

const trueFalse = {
  'always true': () => true,
  'always false': () => false,
  'false with an absolute, else true': ({ prompt, language }) => count(prompt, absolutes[language]) === 0,
  'true with a hedge, else false': ({ prompt, language }) => count(prompt, hedges[language]) > 0,
  'long is true': ({ prompt }) => prompt.length > 100,
} satisfies Record<string, (shown: Shown) => boolean>

const inOrder = {
  'as shown': () => 0,
  'short first': (option) => -option.length,
  'long first': (option) => option.length,
  'by its words': (option, { language }) =>
    count(option, openings[language]) - count(option, endings[language]),
} satisfies Record<string, Rating>

/** Everything a guesser may try at a question of each kind. */
export const tactics = {
  rating: Object.keys(ratings) as RatingName[],
  many: Object.keys(howMany) as (keyof typeof howMany)[],
  trueFalse: Object.keys(trueFalse) as (keyof typeof trueFalse)[],
  order: Object.keys(inOrder) as (keyof typeof inOrder)[],
}

export interface Strategy {
  rating: RatingName
  many: keyof typeof howMany
  trueFalse: keyof typeof trueFalse
  order: keyof typeof inOrder
}

/** The shown positions a guesser answers with. */
export function guess(shown: Shown, strategy: Strategy): number[] {
  if (shown.kind === 'true-false') return [trueFalse[strategy.trueFalse](shown) ? 0 : 1]
  if (shown.kind === 'ordering' || shown.kind === 'matching') return ranked(shown, inOrder[strategy.order])
  // A number cannot be told from its options.
  if (shown.kind === 'numeric') return []
  const best = ranked(shown, ratings[strategy.rating])
  return best.slice(0, shown.kind === 'single' ? 1 : howMany[strategy.many](best.length))
}
