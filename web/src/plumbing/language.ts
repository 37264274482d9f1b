import type { Language } from '@rajt/contract/parts'
import { keep, readKept } from './kept.ts'
import { createStore } from './store.ts'

const KEY = 'rajt.language'

/** What this device reads; Hungarian unless somebody chose otherwise (spec 9). */
export const language = createStore<Language>(readKept<Language>(localStorage, KEY) === 'en' ? 'en' : 'hu')

export function chooseLanguage(chosen: Language): void {
  keep(localStorage, KEY, chosen)
  document.documentElement.lang = chosen
  language.set(chosen)
}
