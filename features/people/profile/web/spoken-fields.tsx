import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { spokenLanguages } from '../spoken.ts'
import { useSpokenNames } from './spoken-names.ts'

interface Props {
  /** Of the form around, which has an empty text where there is no second language. */
  field: (
    name: 'firstLanguage' | 'secondLanguage',
    words?: Record<string, ReactNode>,
  ) => { required: boolean }
}

/** By their names in the present language, and in its order. */
function useChoices() {
  const chosen = useStore(language)
  const nameOf = useSpokenNames()
  return spokenLanguages
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, chosen))
}

/** A first language, and perhaps another (decision A9). */
export function SpokenFields({ field }: Props) {
  const t = useTranslations('profile.spoken')
  const all = useChoices()
  return (
    <>
      <NativeSelect label={t('first')} options={all} {...field('firstLanguage')} />
      <NativeSelect
        label={t('second')}
        placeholder={t('none')}
        options={all}
        {...field('secondLanguage', { taken: t('same') })}
      />
    </>
  )
}
