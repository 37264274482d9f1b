import type { Language } from '#platform/contract/parts.ts'
import { MAX_NUMBER } from '../question-content.ts'

/** Digits, perhaps in groups of three, then perhaps a fraction after a comma or a point. */
const written = {
  hu: /^([+-]?)(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d+))?$/,
  en: /^([+-]?)(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:[.,](\d+))?$/,
}

/**
 * What somebody wrote as a number, as people write one in their language: `1 250,5` or `1,250.5`; a comma before three
 * digits is a fraction's in Hungarian and a group's in English. Null of anything else.
 */
export function numberIn(text: string, language: Language): number | null {
  const plain = text
    .trim()
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replace(/^[\u2212\u2013]/, '-')
  const match = written[language].exec(plain)
  if (!match) return null
  const [, sign = '', whole = '', fraction = '0'] = match
  const number = Number(`${sign}${whole.replaceAll(/[ ,]/g, '')}.${fraction}`)
  return Math.abs(number) <= MAX_NUMBER ? number : null
}
