import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { useUniversities } from './universities.ts'

interface Props {
  label: string
  /** As `useList` answers it, with a filter of this name. */
  list: {
    chosen: { universities: string[] }
    choose: (filter: 'universities', values: string[]) => void
  }
  /** Offers a retired university only while it is chosen. */
  hidesRetired?: boolean
}

/** The filter of a list by the universities of the programme. */
export function UniversityFilter({ label, list: { chosen, choose }, hidesRetired = false }: Props) {
  const { all, offeredWith } = useUniversities()
  return (
    <ValueFilter
      label={label}
      options={hidesRetired ? offeredWith(chosen.universities) : all}
      chosen={chosen.universities}
      onChoose={(values) => choose('universities', values)}
    />
  )
}
