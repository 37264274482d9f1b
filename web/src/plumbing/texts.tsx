import type { Language } from '@rajt/contract/parts'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Texts } from '../areas/texts.ts'
import { language, prepareLanguage } from './language.ts'
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
export async function needTexts(loader: Loader): Promise<void> {
  wanted.add(loader)
  await load([loader], language.get())
  show()
}

// All of them before any is shown: no page is ever half in one language.
prepareLanguage((next) => load([...wanted], next))
language.subscribe(show)

async function load(loaders: readonly Loader[], into: Language): Promise<void> {
  const texts = await Promise.all(loaders.map((loader) => loader[into]()))
  Object.assign(loaded[into], ...texts.map((one) => one.default))
}

function show(): void {
  const now = language.get()
  present.set({ language: now, texts: { ...loaded[now] } })
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
