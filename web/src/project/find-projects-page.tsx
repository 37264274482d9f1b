import { Text } from '@mantine/core'
import type { Application } from '@rajt/contract/application'
import { type FoundProject, projectNeeds } from '@rajt/contract/project'
import { Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ownApplicationsQuery } from '../application/calls.ts'
import { suggestedProjectsQuery } from '../matching/calls.ts'
import { lazyPart } from '../plumbing/arrive.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { useList } from '../plumbing/use-list.ts'
import { shortNameOf, useUniversities } from '../programme/universities.ts'
import { UniversityFilter } from '../programme/university-filter.tsx'
import { ownRequestsQuery } from '../requests/calls.ts'
import { TermTags } from '../terms/term-tags.tsx'
import { TermsFailed } from '../terms/terms-failed.tsx'
import { useTerms } from '../terms/use-terms.ts'
import { Avatar } from '../ui/avatar.tsx'
import { AwaitedPart } from '../ui/late-part.tsx'
import { ChipFilter, PanelFilter } from '../ui/list-filter.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { ListPageSkeleton } from '../ui/list-page-skeleton.tsx'
import type { Column } from '../ui/list-rows.tsx'
import { Page } from '../ui/page.tsx'
import { SideFailed, useAwaiting, useSide } from '../ui/side.tsx'
import { Tag } from '../ui/tag.tsx'
import { WRITTEN } from '../ui/written.tsx'
import { projectsQuery } from './calls.ts'
import classes from './project.module.css'
import { ProjectLink } from './project-link.tsx'
import { Seats } from './seats.tsx'
import { SuggestedProjects } from './suggested-projects.tsx'

// Of mentors alone.
const OwnRequests = lazyPart(async () => ({
  default: (await import('../requests/own-requests.tsx')).OwnRequests,
}))

/** Published projects, newest first (decision X1). */
export const FindProjectsPage = () => (
  <Suspense fallback={<ListPageSkeleton />}>
    <FindProjects />
  </Suspense>
)

function FindProjects() {
  const t = useTranslations('project.find')
  const focuses = useTerms('focus')
  const universities = useUniversities()
  const list = useList('projects', {
    needs: { values: projectNeeds },
    universities: { values: universities.all.map(({ value }) => value) },
    focuses: { values: focuses.all.map(({ value }) => value) },
  })
  const { chosen, choose, search, page } = list
  const { user } = useStore(session)
  const isMentor = user?.role === 'MENTOR'
  const isLooking = user?.role === 'STUDENT' && user.projectRole !== 'OWNER'
  const own = useSide({ ...ownApplicationsQuery(), enabled: user?.role === 'STUDENT' })
  const columns = useColumns(own.data?.applications ?? [])
  const requests = useSide({ ...ownRequestsQuery(), enabled: isMentor })
  const suggestions = useSide({ ...suggestedProjectsQuery(), enabled: isLooking })
  const isWaitingForRows = useAwaiting(focuses, own)
  useEffect(() => {
    if (isMentor) OwnRequests.ahead()
  }, [isMentor])
  if (useAwaiting(requests, suggestions)) return <ListPageSkeleton />
  return (
    <Page width="list">
      <ListPage
        title={t('title')}
        list={list}
        query={projectsQuery({ ...chosen, search, pageNumber: page })}
        rows="projects"
        isWaiting={isWaitingForRows}
        columns={columns}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        // Their home page: what waits for mentors comes before any project (decision X14).
        lead={
          <>
            <TermsFailed kind="focus" />
            <SideFailed of={own} name={t('ownApplications')} />
            <AwaitedPart>{isMentor ? <OwnRequests /> : isLooking && <SuggestedProjects />}</AwaitedPart>
          </>
        }
        filters={
          <>
            <ChipFilter
              label={t('needs.legend')}
              options={projectNeeds.map((value) => ({ value, label: t(`needs.${value}`) }))}
              chosen={chosen.needs}
              onChoose={(values) => choose('needs', values)}
            />
            <UniversityFilter label={t('universities')} list={list} hidesRetired />
            <PanelFilter
              label={t('focuses')}
              options={focuses.all}
              chosen={chosen.focuses}
              onChoose={(values) => choose('focuses', values)}
            />
          </>
        }
        empty={<Text>{t('empty')}</Text>}
      />
    </Page>
  )
}

function useColumns(own: readonly Application[]): Column<FoundProject>[] {
  const t = useTranslations('project.find')
  const hasApplied = ({ _id }: FoundProject) =>
    own.some(({ _project, status }) => _project._id === _id && status === 'PENDING')
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (row) => <Name project={row} hasApplied={hasApplied(row)} />,
      primary: true,
    },
    { key: 'owner', header: t('columns.owner'), cell: (row) => <Owner project={row} />, tight: true },
    { key: 'team', header: t('columns.team'), cell: (row) => <TeamCell project={row} />, tight: true },
  ]
}

interface NameProps {
  project: FoundProject
  /** The reader has applied and waits for the answer. */
  hasApplied: boolean
}

function Name({ project, hasApplied }: NameProps) {
  const t = useTranslations('project.find')
  const { shortDescription, focuses } = project
  return (
    <div className={classes.found}>
      <strong>
        <ProjectLink project={project} />
      </strong>
      {hasApplied && <Tag kind="open">{t('applied')}</Tag>}
      <Text size="sm" c="dimmed" {...WRITTEN}>
        {shortDescription}
      </Text>
      {focuses.length > 0 && <TermTags kind="focus" ids={focuses} />}
    </div>
  )
}

function Owner({ project: { _owner, university } }: { project: FoundProject }) {
  return (
    <span className={classes.owner}>
      <Avatar person={_owner} size="row" />
      <span>
        {_owner.fullName}
        <Text component="span" inherit c="dimmed" display="block">
          {shortNameOf(university)}
        </Text>
      </span>
    </span>
  )
}

function TeamCell({ project }: { project: FoundProject }) {
  const t = useTranslations('project.find')
  return (
    <span className={classes.team}>
      <Seats {...project} />
      <Text component="span" inherit c="dimmed">
        {project.hasMentor ? t('mentored') : t('unmentored')}
      </Text>
    </span>
  )
}
