import type { ReactNode } from 'react'
import { IntlProvider, type Messages } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { language, prepareLanguage } from './language.ts'
import { createStore, useStore } from './store.ts'

/** Loads the texts of one namespace in a language. */
type TextLoader = Record<Language, () => Promise<{ default: unknown }>>

const loaders = new Map<string, TextLoader>()
const loaded: Record<Language, Record<string, unknown>> = { hu: {}, en: {} }
const present = createStore<{ language: Language; texts: object }>({ language: 'hu', texts: {} })

const locales = { hu: 'hu-HU', en: 'en-GB' } as const satisfies Record<Language, string>
const TIME_ZONE = 'Europe/Budapest'

/** What a part shows comes along with it (app/web/build/texts.ts): on its way as soon as the part is there. */
export function bringTexts(namespace: string, loader: TextLoader): void {
  loaders.set(namespace, loader)
  // Whoever shows the part waits for it below, and is told when it failed.
  void loadMissing(language.get()).catch(() => undefined)
}

/** All texts of the parts that are there, in the present language; later switches load them in the other one too. */
export async function textsReady(): Promise<void> {
  await loadMissing(language.get())
  show()
}

// All of them before any is shown: no page is ever half in one language.
prepareLanguage(loadMissing)
language.subscribe(show)

async function loadMissing(into: Language): Promise<void> {
  const missing = [...loaders].filter(([namespace]) => !(namespace in loaded[into]))
  await Promise.all(
    missing.map(async ([namespace, load]) => {
      loaded[into][namespace] = (await load[into]()).default
    }),
  )
}

function show(): void {
  const now = language.get()
  const { language: before, texts } = present.get()
  const isNew = before !== now || Object.keys(texts).length < Object.keys(loaded[now]).length
  if (isNew) present.set({ language: now, texts: { ...loaded[now] } })
}

/** Dates and numbers follow the language, times are Budapest's (decision L7). */
export function TextProvider({ children }: { children: ReactNode }) {
  const { language: shown, texts } = useStore(present)
  return (
    <IntlProvider locale={locales[shown]} timeZone={TIME_ZONE} messages={texts as Messages}>
      {children}
    </IntlProvider>
  )
}
