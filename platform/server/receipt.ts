import type { Language } from '#platform/contract/parts.ts'
import { writtenMoment } from './budapest.ts'

/** A file that was handed in, by which its person can show later which one it was (decision Y10). */
export interface HandedIn {
  at: Date
  /** sha256. */
  digest: Buffer
  pages: number
}

const words: Record<Language, { at: string; pages: string; digest: string }> = {
  hu: { at: 'Időpont', pages: 'Oldalak száma', digest: 'A fájl ujjlenyomata (SHA-256)' },
  en: { at: 'Time', pages: 'Pages', digest: 'Fingerprint of the file (SHA-256)' },
}

/** One paragraph of a letter: when, how many pages, and the fingerprint. */
export function receipt({ at, digest, pages }: HandedIn, language: Language): string {
  const own = words[language]
  return [
    `${own.at}: ${writtenMoment(at, language)}`,
    `${own.pages}: ${pages}`,
    `${own.digest}: ${digest.toString('hex')}`,
  ].join('\n')
}
