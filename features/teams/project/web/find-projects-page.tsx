import { Text } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { isStaff } from '#platform/contract/parts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Label } from '#platform/ui/label.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { ListPageSkeleton } from '#platform/ui/list-page-skeleton.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { Page } from '#platform/ui/page.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { SideFailed, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useList } from '#platform/web/use-list.ts'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { SemesterChoice } from '#programme/finished/web/semester-choice.tsx'
import { listOf, type ShownSemester, useSemester } from '#programme/finished/web/use-semester.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import { suggestedProjectsQuery } from '#teams/matching/web/calls.ts'
import type { Application } from '#teams/request/application-calls.ts'
import { sentApplicationsQuery } from '#teams/request/web/calls.ts'
import { Seats } from '#teams/seats/web/seats.tsx'
import { type FoundProject, projectNeeds, projectSorts } from '../calls.ts'
import { projectsQuery } from './calls.ts'
import classes from './project.module.css'
import { SuggestedProjects } from './suggested-projects.tsx'

/** Published projects, newest first (decision X1); for staff those of a finished semester too (decision Y2). */
export function FindProjectsPage() {
  const t = useTranslations('project.find')
  const shown = useSemester(2)
  // There has been no second semester yet (decision X9).
  if (!shown) return <Redirect to="/" />
  return (
    <Suspense fallback={<ListPageSkeleton title={t('title')} />}>
      <FindProjects key={shown.key} shown={shown} />
    </Suspense>
  )
}

function FindProjects({ shown }: { shown: ShownSemester }) {
  const t = useTranslations('project.find')
  const focuses = useTerms('focus')
  const universities = useUniversities()
  const { user } = useStore(session)
  const readsFinished = user !== null && isStaff(user.role)
  const asked = readsFinished ? shown.asked : {}
  const list = useList(
    listOf('projects', { asked }),
    {
      needs: { values: asked.semester ? [] : projectNeeds },
      universities: { values: universities.all.map(({ value }) => value) },
      focuses: { values: focuses.all.map(({ value }) => value) },
    },
    projectSorts,
  )
  const { chosen, choose, search, page, sort } = list
  const isLooking = user?.role === 'STUDENT' && user.projectRole !== 'OWNER'
  const own = useSide({ ...sentApplicationsQuery(), enabled: user?.role === 'STUDENT' })
  const columns = useColumns(own.data?.applications ?? [], asked)
  const suggestions = useSide({ ...suggestedProjectsQuery(), enabled: isLooking })
  const isWaitingForRows = useAwaiting(focuses, own)
  if (useAwaiting(suggestions)) return <ListPageSkeleton title={t('title')} />
  return (
    <Page width="list">
      <ListPage
        title={t('title')}
        list={list}
        isProse
        query={projectsQuery({ ...asked, ...chosen, search, sort: sort ?? undefined, pageNumber: page })}
        rows="projects"
        isWaiting={isWaitingForRows}
        columns={columns}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        lead={
          <>
            {readsFinished && <SemesterChoice shown={shown} />}
            <TermsFailed kind="focus" />
            <SideFailed of={own} name={t('ownApplications')} />
            {isLooking && <SuggestedProjects />}
          </>
        }
        filters={
          <>
            {!asked.semester && (
              <ValueFilter
                label={t('needs.legend')}
                options={projectNeeds.map((value) => ({ value, label: t(`needs.${value}`) }))}
                chosen={chosen.needs}
                onChoose={(values) => choose('needs', values)}
              />
            )}
            <UniversityFilter label={t('universities')} list={list} hidesRetired />
            <ValueFilter
              label={t('focuses')}
              options={focuses.all}
              chosen={chosen.focuses}
              onChoose={(values) => choose('focuses', values)}
            />
          </>
        }
        empty={<Text>{t(asked.semester ? 'emptyFinished' : 'empty')}</Text>}
      />
    </Page>
  )
}

function useColumns(own: readonly Application[], asked: ShownSemester['asked']): Column<FoundProject>[] {
  const t = useTranslations('project.find')
  const hasApplied = ({ _id }: FoundProject) =>
    own.some(({ _project, status }) => _project._id === _id && status === 'PENDING')
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: (row) => <Name project={row} hasApplied={hasApplied(row)} asked={asked} />,
      primary: true,
    },
    {
      key: 'owner',
      header: t('columns.owner'),
      cell: (row) => <Owner project={row} />,
      tight: true,
      ownLine: true,
    },
    {
      key: 'team',
      header: t('columns.team'),
      cell: (row) => <TeamCell project={row} isFinished={asked.semester !== undefined} />,
      tight: true,
      ownLine: true,
    },
  ]
}

interface NameProps {
  project: FoundProject
  /** The reader has applied and waits for the answer. */
  hasApplied: boolean
  asked: ShownSemester['asked']
}

function Name({ project, hasApplied, asked }: NameProps) {
  const t = useTranslations('project.find')
  const { shortDescription, focuses } = project
  const { user } = useStore(session)
  const isOwn = user?._id === project._owner._id
  return (
    <div className={classes.found}>
      <div className={classes.titled}>
        <strong>
          <ProjectLink project={project} {...asked} />
        </strong>
        {isOwn && <Label>{t('own')}</Label>}
        {hasApplied && <Tag kind="open">{t('applied')}</Tag>}
      </div>
      <Text size="sm" c="dimmed" {...WRITTEN}>
        {shortDescription}
      </Text>
      {focuses.length > 0 && <TermTags kind="focus" ids={focuses} />}
    </div>
  )
}

function Owner({ project: { _owner, university } }: { project: FoundProject }) {
  const { nameOf } = useUniversities()
  return (
    <span className={classes.owner}>
      <Avatar person={_owner} size="row" />
      <span>
        {_owner.fullName}
        <Text component="span" inherit c="dimmed" display="block">
          {nameOf(university)}
        </Text>
      </span>
    </span>
  )
}

function TeamCell({ project, isFinished }: { project: FoundProject; isFinished: boolean }) {
  const t = useTranslations('project.find')
  return (
    <span className={classes.team}>
      <Seats {...project} isFinished={isFinished} />
      <Text component="span" inherit c="dimmed">
        {project.hasMentor ? t('mentored') : t('unmentored')}
      </Text>
    </span>
  )
}
