import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { type SpokenLanguage, spokenLanguages } from '../spoken.ts'
import { useSpokenNames } from './spoken-names.ts'

interface Props {
  label: string
  /** As `useList` answers it, with a filter of this name. */
  list: {
    chosen: { languages: SpokenLanguage[] }
    choose: (filter: 'languages', values: SpokenLanguage[]) => void
  }
}

/** The filter of a list of people by what they speak, in the order of the names. */
export function SpokenFilter({ label, list: { chosen, choose } }: Props) {
  const spoken = useStore(language)
  const nameOf = useSpokenNames()
  const options = spokenLanguages
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, spoken))
  return (
    <ValueFilter
      label={label}
      options={options}
      chosen={chosen.languages}
      onChoose={(values) => choose('languages', values)}
    />
  )
}
