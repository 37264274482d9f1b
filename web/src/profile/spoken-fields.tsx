import { NativeSelect } from '@mantine/core'
import { type SpokenLanguage, spokenLanguages } from '@rajt/contract/spoken'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
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

interface Props {
  /** Of the form around, which has an empty text where there is no second language. */
  field: (name: 'firstLanguage' | 'secondLanguage', words?: Record<string, ReactNode>) => object
}

/** A first language, and perhaps another (decision A9). */
export function SpokenFields({ field }: Props) {
  const t = useTranslations('profile.spoken')
  const { all } = useSpokenLanguages()
  return (
    <>
      <NativeSelect size="md" label={t('first')} data={all} {...field('firstLanguage')} />
      <NativeSelect
        size="md"
        label={t('second')}
        data={[{ value: '', label: t('none') }, ...all]}
        {...field('secondLanguage', { taken: t('same') })}
      />
    </>
  )
}
