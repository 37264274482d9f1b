import type { Role } from '#platform/contract/parts.ts'
import { fold } from '#platform/web/fold.ts'

export interface Question {
  key: string
  /** Its place in the group; lower ones come first. */
  rank: number
  question: string
  /** Markdown: paragraphs, lists, strong words. */
  answer: string
  /** Of which semester it speaks; of both where it says nothing. */
  semester?: number
}
export interface Group {
  key: string
  title: string
  /** The roles it is for; everybody where it says nothing. */
  for?: readonly string[]
  /** Of which semester all of it speaks. */
  semester?: number
  items: Question[]
}

/** A question that a feature answers in its `help.hu.json` and `help.en.json`. */
export interface FeatureQuestion extends Question {
  /** The group's key. */
  group: string
}

/** The groups with what the features answer in them. */
export const withFeatures = (groups: readonly Group[], features: readonly FeatureQuestion[]): Group[] =>
  groups.map((group) => {
    const own = features.filter((question) => question.group === group.key)
    return { ...group, items: [...group.items, ...own].sort((a, b) => a.rank - b.rank) }
  })

/** What concerns a role, now. A student of a first semester finds nothing here that a second one brings. */
export function groupsFor(groups: readonly Group[], role: Role | undefined, semester?: 1 | 2): Group[] {
  const isAhead = ({ semester: of }: { semester?: number }) =>
    role === 'STUDENT' && semester === 1 && of === 2
  return groups
    .filter((group) => (!group.for || (role && group.for.includes(role))) && !isAhead(group))
    .map((group) => ({ ...group, items: group.items.filter((item) => !isAhead(item)) }))
}

/** With the office's address where the answers name it. */
export const withContact = (groups: readonly Group[], contact: string): Group[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, answer: item.answer.replaceAll('{contact}', contact) })),
  }))

/** The questions in which every word occurs, whatever its accents (decision L1); all of them for no word. */
export function answersWith(groups: readonly Group[], search: string): Group[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const matches = ({ question, answer }: Question) => {
    const text = fold(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  }
  return groups
    .map((group) => ({ ...group, items: group.items.filter(matches) }))
    .filter(({ items }) => items.length > 0)
}
