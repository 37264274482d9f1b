import type { Language } from '#platform/contract/parts.ts'
import { createStore } from './store.ts'
import { readStored, store } from './stored.ts'

const KEY = 'rajt.language'

/** Each by its own name. */
export const languageNames: Record<Language, string> = { hu: 'Magyar', en: 'English' }

/** What this device reads; Hungarian unless somebody chose otherwise (spec 9). */
export const language = createStore<Language>(readStored<Language>(localStorage, KEY) === 'en' ? 'en' : 'hu')

const CHOSEN = 'rajt.language.chosen'

type Preparation = (next: Language) => Promise<unknown>
const preparations: Preparation[] = []

/** What must be there before another language is spoken; where it fails, the old one stays. */
export const prepareLanguage = (prepare: Preparation) => preparations.push(prepare)

/** Somebody's own choice: before they sign in it is kept for their account. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await speak(chosen)
  store(sessionStorage, CHOSEN, true)
}

/** The language of an account or a mail, unless another was chosen in this tab; answers the one that holds. */
export async function speakTo(reader: Language): Promise<Language> {
  if (readStored(sessionStorage, CHOSEN) !== true) await speak(reader)
  return language.get()
}

async function speak(chosen: Language): Promise<void> {
  if (chosen === language.get()) return
  await Promise.all(preparations.map((prepare) => prepare(chosen)))
  store(localStorage, KEY, chosen)
  document.documentElement.lang = chosen
  language.set(chosen)
}
