import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { personalities, type Role } from '#platform/contract/parts.ts'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { yesNoOrEither, yesOrNo } from '#platform/ui/yes-or-no.ts'
import { callAddress } from '#platform/web/call-address.ts'
import { language } from '#platform/web/language.ts'
import { queryOf } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useList } from '#platform/web/use-list.ts'
import { SemesterChoice } from '#programme/finished/web/semester-choice.tsx'
import { listOf, type ShownSemester, useSemester } from '#programme/finished/web/use-semester.ts'
import { participations } from '#programme/programme/calls.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { student, studentActivities, studentProgresses, studentSorts, teamPlaces } from '../calls.ts'
import { useColumns } from './columns.tsx'

/** Everybody who has been let in (spec 2, decision T4). */
export function StudentsPage() {
  const { user } = useStore(session)
  const shown = useSemester()
  if (!user || !shown) return null
  return (
    <Page width="list">
      <Students key={shown.key} role={user.role} shown={shown} />
    </Page>
  )
}

function Students({ role, shown }: { role: Role; shown: ShownSemester }) {
  const t = useTranslations('student-staff')
  // The one-pager belongs to first semesters, teams to second ones.
  const hasOnePagers = shown.number === 1
  const isOffice = role === 'OFFICE'
  const universities = useUniversities()
  const narrowed = {
    // To a finished semester nobody comes any more.
    participation: { values: shown.isFinished ? [] : participations },
    progress: { values: studentProgresses },
    activity: { values: shown.isFinished ? [] : studentActivities },
    personality: { values: personalities },
    onePager: { values: hasOnePagers ? yesOrNo : [] },
    team: { values: hasOnePagers ? [] : teamPlaces },
    mentor: { values: hasOnePagers ? [] : yesOrNo },
    universities: { values: isOffice ? universities.all.map(({ value }) => value) : [] },
  }
  const list = useList(listOf('students', shown), narrowed, studentSorts)
  const { chosen, choose, search, page, sort } = list
  const filters = {
    ...shown.asked,
    ...chosen,
    onePager: yesNoOrEither(chosen.onePager),
    mentor: yesNoOrEither(chosen.mentor),
    search,
  }
  const query = queryOf(student.list, {
    params: { role },
    body: { ...filters, sort: sort ?? undefined, pageNumber: page },
  })
  const { data } = useSide(query, { keepsEarlier: true })
  return (
    <ListPage
      title={t('title')}
      list={list}
      ownSort="name"
      query={query}
      rows="students"
      columns={useColumns({ isOffice, hasOnePagers, moduleCount: data?.moduleCount ?? 0 })}
      keyOf={({ _id }) => _id}
      searchHint={t('searchHint')}
      states={
        shown.isFinished
          ? undefined
          : (byStatus) => (
              <StateTabs
                label={t('participation.legend')}
                options={participations.map((value) => ({ value, label: t(`participation.${value}`) }))}
                chosen={chosen.participation}
                onChoose={(values) => choose('participation', values)}
                isCounted
                counts={byStatus}
              />
            )
      }
      tools={
        <ForActing>
          <Xlsx {...filters} />
        </ForActing>
      }
      lead={<SemesterChoice shown={shown} />}
      filters={
        <>
          <ValueFilter
            label={t('progress.legend')}
            options={studentProgresses.map((value) => ({ value, label: t(`progress.${value}`) }))}
            chosen={chosen.progress}
            onChoose={(values) => choose('progress', values)}
          />
          {!shown.isFinished && (
            <ValueFilter
              label={t('activity.legend')}
              options={studentActivities.map((value) => ({ value, label: t(`activity.${value}`) }))}
              chosen={chosen.activity}
              onChoose={(values) => choose('activity', values)}
            />
          )}
          {hasOnePagers && (
            <ValueFilter
              label={t('onePager.legend')}
              options={yesOrNo.map((value) => ({ value, label: t(`onePager.${value}`) }))}
              chosen={chosen.onePager}
              onChoose={(values) => choose('onePager', values)}
            />
          )}
          {!hasOnePagers && (
            <>
              <ValueFilter
                label={t('teamFilter.legend')}
                options={teamPlaces.map((value) => ({ value, label: t(`teamFilter.${value}`) }))}
                chosen={chosen.team}
                onChoose={(values) => choose('team', values)}
              />
              <ValueFilter
                label={t('mentorFilter.legend')}
                options={yesOrNo.map((value) => ({ value, label: t(`mentorFilter.${value}`) }))}
                chosen={chosen.mentor}
                onChoose={(values) => choose('mentor', values)}
              />
            </>
          )}
          <ValueFilter
            label={t('personality.legend')}
            options={personalities.map((value) => ({ value, label: t(`personality.${value}`) }))}
            chosen={chosen.personality}
            onChoose={(values) => choose('personality', values)}
          />
          {isOffice && <UniversityFilter label={t('columns.university')} list={list} />}
        </>
      }
      empty={<Text>{t(shown.isFinished ? 'emptyFinished' : 'empty')}</Text>}
    />
  )
}

interface Filters {
  semester?: string
  participation: readonly string[]
  progress: readonly string[]
  activity: readonly string[]
  personality: readonly string[]
  onePager: boolean | null
  team: readonly string[]
  mentor: boolean | null
  universities: readonly string[]
  search: string
}

/** Everybody who is filtered, on all pages. */
function Xlsx(filters: Filters) {
  const {
    semester,
    participation,
    progress,
    activity,
    personality,
    onePager,
    team,
    mentor,
    universities,
    search,
  } = filters
  const t = useTranslations('student-staff')
  const spoken = useStore(language)
  const path = callAddress(student.xlsx, {
    query: {
      participation: participation.join(','),
      semester,
      progress: progress.join(','),
      activity: activity.join(','),
      personality: personality.join(','),
      onePager: onePager ?? 'either',
      team: team.join(','),
      mentor: mentor ?? 'either',
      universities: universities.join(','),
      search,
      language: spoken,
    },
  })
  return (
    <DownloadButton variant="default" path={path}>
      {t('xlsx')}
    </DownloadButton>
  )
}
