import type { Language } from '@rajt/contract/parts'
import { keep, readKept } from './kept.ts'
import { createStore } from './store.ts'

const KEY = 'rajt.language'

/** What this device reads; Hungarian unless somebody chose otherwise (spec 9). */
export const language = createStore<Language>(readKept<Language>(localStorage, KEY) === 'en' ? 'en' : 'hu')

const CHOSEN = 'rajt.language.chosen'

/** Somebody's own choice: before she signs in it is kept for her account. */
export function chooseLanguage(chosen: Language): void {
  keep(sessionStorage, CHOSEN, true)
  speak(chosen)
}

/** The language of an account or a mail, unless another was chosen in this tab; answers the one that holds. */
export function speakTo(reader: Language): Language {
  if (readKept(sessionStorage, CHOSEN) !== true) speak(reader)
  return language.get()
}

function speak(chosen: Language): void {
  keep(localStorage, KEY, chosen)
  document.documentElement.lang = chosen
  language.set(chosen)
}
