import { Text } from '@mantine/core'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { student } from '#office/student/calls.ts'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FieldError } from '#platform/ui/field-error.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { SearchInput } from '#platform/ui/search-input.tsx'
import { type Side, SideFailed, useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { mentor } from '#teams/mentor/calls.ts'

const SHORTEST = 2
const MOST = 6

type Props = UseFormRegisterReturn & { error: ReactNode }

/** A student, by name. */
export function FoundStudents(input: Props) {
  const t = useTranslations('team-corrections-staff')
  const [search, setSearch] = useState('')
  const { nameOf } = useUniversities()
  const isLong = useDeferredValue(search).trim().length >= SHORTEST
  const { data, ...side } = useSide({
    ...queryOf(student.list, { params: { role: 'OFFICE' }, body: { search: useDeferredValue(search) } }),
    enabled: isLong,
  })
  const standing = useTranslations('team-corrections-staff.standing')
  const found = data?.students.map((one) => ({
    ...one,
    about:
      one.participation === 'ENTERED'
        ? nameOf(one.university)
        : `${nameOf(one.university)}. ${standing(one.participation)}`,
  }))
  return (
    <Found
      {...input}
      label={t('findStudent')}
      legend={t('student')}
      search={search}
      onSearch={setSearch}
      found={isLong ? found : undefined}
      side={side}
    />
  )
}

/** A published mentor, by name. */
export function FoundMentors(input: Props) {
  const t = useTranslations('team-corrections-staff')
  const [search, setSearch] = useState('')
  const isLong = useDeferredValue(search).trim().length >= SHORTEST
  const { data, ...side } = useSide({
    ...queryOf(mentor.find, { body: { search: useDeferredValue(search) } }),
    enabled: isLong,
  })
  const found = data?.mentors.map((one) => ({
    ...one,
    about: one.title,
  }))
  return (
    <Found
      {...input}
      label={t('findMentor')}
      legend={t('mentor')}
      search={search}
      onSearch={setSearch}
      found={isLong ? found : undefined}
      side={side}
    />
  )
}

interface FoundProps extends Props {
  label: string
  legend: string
  search: string
  onSearch: (search: string) => void
  /** Undefined before anything was asked. */
  found: readonly { _id: string; surname: string; firstname: string; about: string }[] | undefined
  side: Omit<Side<unknown>, 'data'>
}

function Found({ label, legend, search, onSearch, found, side, error, ...input }: FoundProps) {
  const t = useTranslations('team-corrections-staff')
  const fullName = useFullName()
  return (
    <div>
      <SearchInput
        label={label}
        description={t('findHint')}
        inputWrapperOrder={HINT_BELOW}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        data-autofocus
        // Enter looks; the dialog's own button sends.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        mb="sm"
      />
      <SideFailed of={side} name={legend} />
      <div role="status">{found?.length === 0 && <Text>{t('nobody')}</Text>}</div>
      {found && found.length > 0 && (
        <ChoiceGroup required legend={legend}>
          {found.slice(0, MOST).map((one) => (
            <Choice key={one._id} type="radio" value={one._id} {...input} title={fullName(one)}>
              {one.about}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      <FieldError>{error}</FieldError>
    </div>
  )
}
