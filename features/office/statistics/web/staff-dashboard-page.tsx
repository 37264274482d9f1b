import { Title } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { HomeSetup } from '#office/setup/web/home-setup.tsx'
import { queuesQuery } from '#office/today/web/calls.ts'
import { Today } from '#office/today/web/today.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { Page } from '#platform/ui/page.tsx'
import { Settled } from '#platform/ui/settled.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { language } from '#platform/web/language.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { FinishedLine } from '#programme/finished/web/finished-line.tsx'
import { SemesterSelect } from '#programme/finished/web/semester-choice.tsx'
import { type ShownSemester, useSemester } from '#programme/finished/web/use-semester.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { FinishedPages } from '#teams/earlier/web/finished-pages.tsx'
import { statistics } from '../calls.ts'
import { dashboardQuery, ownDashboardQuery } from './calls.ts'
import { Figures } from './figures.tsx'
import { FiguresSkeleton } from './figures-skeleton.tsx'
import Rankings from './rankings.tsx'
import classes from './statistics.module.css'

const ALL = 'all'

/** The home of staff: how the semester goes, and what waits for them (spec 2, decision T3). */
export function StaffDashboardPage() {
  const t = useTranslations('statistics-staff')
  const { user } = useStore(session)
  const { university = ALL } = useSearch({ strict: false })
  const shown = useSemester()
  const isOffice = user?.role === 'OFFICE'
  const isAwaited = useAwaiting(useSide(queuesQuery()))
  if (!shown) return null
  return (
    <Page width="list">
      {shown.isFinished ? <Title order={1}>{t('title')}</Title> : <Today />}
      <Settled isWaiting={isAwaited && !shown.isFinished}>
        {isOffice && !shown.isFinished && (
          <ForActing>
            <HomeSetup />
          </ForActing>
        )}
        <header className={classes.head}>
          <Title order={2}>{t('figures')}</Title>
          <div className={classes.tools}>
            {isOffice && <UniversityChoice chosen={university} asked={shown.asked} />}
            <SemesterSelect shown={shown} keeping={university === ALL ? {} : { university }} />
            <ForActing>
              <Xlsx university={isOffice ? university : ALL} asked={shown.asked} />
            </ForActing>
          </div>
        </header>
        {shown.isFinished && (
          <div className={classes.semester}>
            <FinishedLine semester={shown.key} />
            <FinishedPages
              semester={shown}
              without={user?.officeScope === 'FULL' ? ['figures'] : ['figures', 'exports']}
            />
          </div>
        )}
        {isOffice ? <OfOffice university={university} shown={shown} /> : <OfUniversity shown={shown} />}
        <Rankings of={shown.asked} order={3} folds />
      </Settled>
    </Page>
  )
}

function OfOffice({ university, shown }: { university: string; shown: ShownSemester }) {
  return (
    <Loaded query={dashboardQuery(university, shown.asked)} skeleton={<FiguresSkeleton />}>
      {(dashboard) => <Figures dashboard={dashboard} shown={shown} />}
    </Loaded>
  )
}

function OfUniversity({ shown }: { shown: ShownSemester }) {
  return (
    <Loaded query={ownDashboardQuery(shown.asked)} skeleton={<FiguresSkeleton />}>
      {(dashboard) => <Figures dashboard={dashboard} shown={shown} />}
    </Loaded>
  )
}

interface ChoiceProps {
  chosen: string
  asked: ShownSemester['asked']
}

function UniversityChoice({ chosen, asked }: ChoiceProps) {
  const t = useTranslations('statistics-staff')
  const navigate = useNavigate()
  const { all } = useUniversities()
  return (
    <NativeSelect
      aria-label={t('university')}
      required={null}
      options={[{ value: ALL, label: t('allUniversities') }, ...all]}
      value={chosen}
      onChange={({ currentTarget: { value } }) =>
        navigate({
          to: '/',
          search: { ...asked, ...(value === ALL ? {} : { university: value }) },
          resetScroll: false,
        })
      }
    />
  )
}

function Xlsx({ university, asked }: { university: string; asked: ShownSemester['asked'] }) {
  const t = useTranslations('statistics-staff')
  const chosen = useStore(language)
  const path = callAddress(statistics.xlsx, { query: { ...asked, university, language: chosen } })
  return (
    <DownloadButton variant="default" path={path}>
      {t('xlsx')}
    </DownloadButton>
  )
}
