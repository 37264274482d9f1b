import type { Role } from '@rajt/contract/parts'

export interface Question {
  key: string
  question: string
  /** Markdown: paragraphs, lists, strong words. */
  answer: string
}
export interface Group {
  key: string
  title: string
  /** The roles it is for; everybody where it says nothing. */
  for?: readonly string[]
  items: Question[]
}

/** What concerns a role. */
export const groupsFor = (groups: readonly Group[], role: Role | undefined): Group[] =>
  groups.filter((group) => !group.for || (role && group.for.includes(role)))

/** With the office's address where the answers name it. */
export const withContact = (groups: readonly Group[], contact: string): Group[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, answer: item.answer.replaceAll('{contact}', contact) })),
  }))

const ACCENTS = /\p{Diacritic}/gu
const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase()

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
