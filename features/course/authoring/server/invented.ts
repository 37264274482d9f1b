import type { Language } from '#platform/contract/parts.ts'

/** The last letter of a Hungarian word before an ending. */
const long: Record<string, string> = { a: '[aá]', e: '[eé]' }

/** Those of the names that a text uses, with any ending in Hungarian. */
export const namesIn = (text: string, names: readonly string[], language: Language): string[] =>
  names.filter((name) => {
    const letters = [...name]
    const last = letters.pop() ?? ''
    const end = language === 'hu' ? '' : '(?!\\p{L})'
    return new RegExp(`(?<!\\p{L})${letters.join('')}${long[last] ?? last}${end}`, 'u').test(text)
  })
