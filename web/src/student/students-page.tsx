import { Button, Text } from '@mantine/core'
import { personalities, type Role } from '@rajt/contract/parts'
import { type StudentRow, student, studentProgresses } from '@rajt/contract/student'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { callAddress } from '../plumbing/call-address.ts'
import { download } from '../plumbing/download.ts'
import { language } from '../plumbing/language.ts'
import { queryOf } from '../plumbing/query.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { useList } from '../plumbing/use-list.ts'
import { useUniversities } from '../programme/universities.ts'
import { LinkButton } from '../ui/links.tsx'
import { ChipFilter, PanelFilter } from '../ui/list-filter.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useFullName } from '../ui/names.ts'
import { Page } from '../ui/page.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { useColumns } from './columns.tsx'

const handedIn = ['yes', 'no'] as const

/** Everybody who has been let in (spec 2, decision T4). */
export function StudentsPage() {
  const { user, context } = useStore(session)
  if (!user) return null
  return (
    <Page width="list">
      <Students role={user.role} hasOnePagers={context?.CURRENT_SEMESTER === 1} />
    </Page>
  )
}

interface Props {
  role: Role
  /** The one-pager belongs to the first semester. */
  hasOnePagers: boolean
}

function Students({ role, hasOnePagers }: Props) {
  const t = useTranslations('student-staff')
  const isOffice = role === 'OFFICE'
  const universities = useUniversities()
  const list = useList('students', {
    progress: { values: studentProgresses },
    personality: { values: personalities },
    onePager: { values: hasOnePagers ? handedIn : [] },
    universities: { values: isOffice ? universities.all.map(({ value }) => value) : [] },
  })
  const { chosen, choose, search, page } = list
  const [only, other] = chosen.onePager
  // Both or none chosen: whether they have handed in or not.
  const onePager = only === undefined || other !== undefined ? null : only === 'yes'
  const filters = { ...chosen, onePager, search }
  const query = queryOf(student.list, { params: { role }, body: { ...filters, pageNumber: page } })
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <ListPage
      title={t('title')}
      list={list}
      query={query}
      rows="students"
      columns={useColumns({ isOffice, hasOnePagers, moduleCount: data?.moduleCount ?? 0 })}
      keyOf={({ _id }) => _id}
      searchHint={t('searchHint')}
      tools={<Xlsx {...filters} />}
      filters={
        <>
          <ChipFilter
            label={t('progress.legend')}
            options={studentProgresses.map((value) => ({ value, label: t(`progress.${value}`) }))}
            chosen={chosen.progress}
            onChoose={(values) => choose('progress', values)}
          />
          {hasOnePagers && (
            <ChipFilter
              label={t('onePager.legend')}
              options={handedIn.map((value) => ({ value, label: t(`onePager.${value}`) }))}
              chosen={chosen.onePager}
              onChoose={(values) => choose('onePager', values)}
            />
          )}
          <PanelFilter
            label={t('personality.legend')}
            options={personalities.map((value) => ({ value, label: t(`personality.${value}`) }))}
            chosen={chosen.personality}
            onChoose={(values) => choose('personality', values)}
          />
          {isOffice && (
            <PanelFilter
              label={t('columns.university')}
              options={universities.all}
              chosen={chosen.universities}
              onChoose={(values) => choose('universities', values)}
            />
          )}
        </>
      }
      acts={{ header: t('columns.acts'), of: (row) => <OpenOne row={row} /> }}
      empty={<Text>{t('empty')}</Text>}
    />
  )
}

function OpenOne({ row }: { row: StudentRow }) {
  const t = useTranslations('student-staff')
  const fullName = useFullName()
  return (
    <LinkButton
      to="/students/$id"
      params={{ id: row._id }}
      variant="default"
      size="compact-sm"
      aria-label={t('openOne', { name: fullName(row) })}
    >
      {t('open')}
    </LinkButton>
  )
}

interface Filters {
  progress: readonly string[]
  personality: readonly string[]
  onePager: boolean | null
  universities: readonly string[]
  search: string
}

/** Everybody who is filtered, on all pages. */
function Xlsx({ progress, personality, onePager, universities, search }: Filters) {
  const t = useTranslations('student-staff')
  const spoken = useStore(language)
  const tellFailure = useTellFailure()
  const path = callAddress(student.xlsx, {
    query: {
      progress: progress.join(','),
      personality: personality.join(','),
      onePager: onePager ?? 'either',
      universities: universities.join(','),
      ...{ search, language: spoken },
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<Download size={18} aria-hidden="true" />}
      onClick={() => download(path).catch(tellFailure)}
    >
      {t('xlsx')}
    </Button>
  )
}
