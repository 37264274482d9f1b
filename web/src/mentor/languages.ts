import { type SpokenLanguage, spokenLanguages } from '@rajt/contract/mentor'
import { language } from '../plumbing/language.ts'
import { useStore } from '../plumbing/store.ts'

/** Spoken languages by their names in the present language, and in its order. */
export function useSpokenLanguages() {
  const chosen = useStore(language)
  const names = new Intl.DisplayNames(chosen, { type: 'language' })
  const nameOf = (code: SpokenLanguage) => names.of(code) ?? code
  const all = spokenLanguages
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, chosen))
  return { all, nameOf }
}
