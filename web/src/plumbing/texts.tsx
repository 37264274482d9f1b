import type { Language } from '@rajt/contract/parts'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Texts } from '../areas/texts.ts'
import { language } from './language.ts'
import { createStore, useStore } from './store.ts'

type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

/** Loads an area's texts in one language; both languages have the same keys. */
export type TextLoader<T> = Record<Language, () => Promise<{ default: SameKeys<T> }>>
type Loader = TextLoader<object>

const loaded: Record<Language, Partial<Texts>> = { hu: {}, en: {} }
const wanted = new Set<Loader>()
const present = createStore<{ language: Language; texts: Partial<Texts> }>({ language: 'hu', texts: {} })

const locales = { hu: 'hu-HU', en: 'en-GB' } as const satisfies Record<Language, string>
const TIME_ZONE = 'Europe/Budapest'

/** Makes an area's texts ready in the present language; later switches load them in the other one too. */
export function needTexts(loader: Loader): Promise<void> {
  wanted.add(loader)
  return show([loader])
}

// All of them before any is shown: no page is ever half in one language.
language.subscribe(() => void show([...wanted]))

async function show(loaders: readonly Loader[]): Promise<void> {
  const now = language.get()
  const texts = await Promise.all(loaders.map((loader) => loader[now]()))
  Object.assign(loaded[now], ...texts.map((one) => one.default))
  if (language.get() === now) present.set({ language: now, texts: { ...loaded[now] } })
}

/** Dates and numbers follow the language, times are Budapest's (decision L7). */
export function TextProvider({ children }: { children: ReactNode }) {
  const { language: shown, texts } = useStore(present)
  return (
    <IntlProvider locale={locales[shown]} timeZone={TIME_ZONE} messages={texts as Texts}>
      {children}
    </IntlProvider>
  )
}
