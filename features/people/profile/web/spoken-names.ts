import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import type { SpokenLanguage } from '../spoken.ts'

/** Spoken languages by their names in the present language. */
export function useSpokenNames(): (code: SpokenLanguage) => string {
  const names = new Intl.DisplayNames(useStore(language), { type: 'language' })
  return (code) => names.of(code) ?? code
}
