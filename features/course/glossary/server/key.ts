import { firstOf } from '#platform/contract/signs.ts'

/** Letters and digits of a word, with hyphens between: unlike every other key, and it never changes. */
export function keyFrom(word: string, taken: ReadonlySet<string>): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? ['term']
  const key = firstOf(words.join('-'), 50).replace(/-$/, '')
  if (!taken.has(key)) return key
  let number = 2
  while (taken.has(`${key}-${number}`)) number++
  return `${key}-${number}`
}
