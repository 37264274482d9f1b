import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { FOUND_MAX, search as finding, SOUGHT_FROM } from '#office/search/calls.ts'
import { useFailureWords } from '#platform/ui/failure-words.ts'
import { useFullName } from '#platform/ui/names.ts'
import { queryOf } from '#platform/web/query.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { type Findable, matchesOf } from './matches.ts'
import { type Item, PaletteDialog, type Section } from './palette-dialog.tsx'
import { useActs, useOtherPages } from './staff-entries.ts'
import { useGo, useLessons, usePages } from './use-entries.ts'

/** Not at every letter of a fast hand, and not noticed. */
const PAUSE_MS = 40
const MOST_ACTS = 6

/** For staff: students and projects, asked of the server; pages, acts and lessons, found in the browser. */
export default function StaffPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette-staff')
  const failureWords = useFailureWords()
  const [search, setSearch] = useState('')
  const go = useGo()
  const { sections: found, isWaiting, error } = useFound(search, go)
  const pages = usePages(search, go, useOtherPages(go))
  const acts = { key: 'acts', title: t('acts'), items: matchesOf(useActs(go), search, MOST_ACTS) }
  return (
    <PaletteDialog
      hint={t('hint')}
      search={search}
      onSearch={setSearch}
      // What is found in the browser stands first: what the server finds later moves nothing that Enter could be meant for.
      sections={[pages, acts, ...found, useLessons(search, go)]}
      isWaiting={isWaiting}
      failure={error ? failureWords(error) : null}
      onClose={onClose}
    />
  )
}

/** Who and what the server finds for what is typed; until it answers, those of the last answer that still match. */
function useFound(search: string, go: ReturnType<typeof useGo>) {
  const t = useTranslations('palette-staff')
  const format = useFormatter()
  const fullName = useFullName()
  const { nameOf } = useUniversities()
  const [words] = useDebouncedValue(search.trim(), PAUSE_MS)
  const isSought = search.trim().length >= SOUGHT_FROM
  const { data, isFetching, isPlaceholderData, error } = useQuery({
    ...queryOf(finding.find, { body: { search: words } }),
    enabled: words.length >= SOUGHT_FROM,
    placeholderData: keepPreviousData,
  })
  const { students, projects } = (isSought && data) || { students: null, projects: null }
  const isOfEarlierWords = isPlaceholderData || words !== search.trim()
  const stillMeant = (items: (Item & Findable)[]): Item[] =>
    isOfEarlierWords ? matchesOf(items, search, FOUND_MAX) : items
  const people = stillMeant(
    (students?.rows ?? []).map((row) => ({
      key: `student ${row._id}`,
      label: fullName(row),
      also: row.email,
      detail: [row.email, nameOf(row.university)],
      run: () => void go({ to: '/students/$id', params: { id: row._id } }),
    })),
  )
  const hasMore = !isOfEarlierWords && (students?.count ?? 0) > people.length
  const all: Item = {
    key: 'students',
    label: t('allStudents', { number: format.number(students?.count ?? 0) }),
    run: () => void go({ to: '/students', search: { search: search.trim() } }),
  }
  const sections: Section[] = [
    {
      key: 'students',
      title: t('students'),
      items: hasMore ? [...people, all] : people,
    },
    {
      key: 'projects',
      title: t('projects'),
      items: stillMeant(
        (projects?.rows ?? []).map((row) => ({
          key: `project ${row._id}`,
          label: row.name,
          also: fullName(row.owner),
          detail: fullName(row.owner),
          run: () => void go({ to: '/project/project-detail/$projectId', params: { projectId: row._id } }),
        })),
      ),
    },
  ]
  return {
    sections,
    isWaiting: isSought && (isFetching || isOfEarlierWords),
    error: isSought ? error : null,
  }
}
