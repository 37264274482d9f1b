import type { SpokenLanguage } from '@rajt/contract/spoken'
import { language } from '../plumbing/language.ts'
import { useStore } from '../plumbing/store.ts'

/** Spoken languages by their names in the present language. */
export function useSpokenNames(): (code: SpokenLanguage) => string {
  const names = new Intl.DisplayNames(useStore(language), { type: 'language' })
  return (code) => names.of(code) ?? code
}
