import { useParams, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { isStaff } from '#platform/contract/parts.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { AwaitedPart, LatePart } from '#platform/ui/late-part.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useAwaiting } from '#platform/ui/side.tsx'
import { useOwnTitle } from '#platform/ui/title.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { FinishedLine } from '#programme/finished/web/finished-line.tsx'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import { ApplyPart, isTakenUp, useStanding } from '#teams/request/web/apply-part.tsx'
import type { ProjectView } from '../calls.ts'
import { projectQuery } from './calls.ts'
import classes from './project.module.css'
import { ProjectArticle } from './project-article.tsx'

const MentorInterestPart = lazyComponent(() => import('#teams/mentor-interest/web/mentor-interest-part.tsx'))

interface Parts {
  /** What the office does with a team. */
  Corrections: ComponentType<{ view: ProjectView }>
}

/** One project, and for a student what they can do there now; of a finished semester it is read alone (decision Y2). */
export function ProjectDetailPage({ Corrections }: Parts) {
  const t = useTranslations('project')
  const { projectId = '' } = useParams({ strict: false })
  const { semester } = useSearch({ strict: false })
  const focuses = useTerms('focus')
  const isWaiting = useAwaiting(focuses, useStanding(projectId, semester !== undefined))
  return (
    <Page>
      <Back semester={semester} />
      <Loaded query={projectQuery(projectId)} heading={t('detail')} lines={14} isWaiting={isWaiting}>
        {(view) => <Detail view={view} Corrections={Corrections} />}
      </Loaded>
    </Page>
  )
}

/** Where the link stood that led here: nobody looks for a project in a finished semester but staff. */
function Back({ semester }: { semester: string | undefined }) {
  const t = useTranslations('project')
  const { user, context } = useStore(session)
  const search = semester ? { semester } : {}
  if (!user || isStaff(user.role) || (!semester && context?.CURRENT_SEMESTER === 2))
    return (
      <BackLink to="/project/find-projects" search={search}>
        {t('back')}
      </BackLink>
    )
  if (user.role === 'MENTOR')
    return (
      <BackLink to="/mentored-projects" search={search}>
        {t('backToMentored')}
      </BackLink>
    )
  return (
    <BackLink to="/modules" {...(semester && { hash: `semester-${semester}` })}>
      {t('backToEarlier')}
    </BackLink>
  )
}

function Detail({ view, Corrections }: Parts & { view: ProjectView }) {
  useOwnTitle(view.project.name)
  if (!view.finished) return <Running view={view} Corrections={Corrections} />
  return (
    <>
      <div className={classes.finished}>
        <FinishedLine semester={view.finished.semester} />
      </div>
      <ProjectArticle view={view} />
    </>
  )
}

function Running({ view, Corrections }: Parts & { view: ProjectView }) {
  const { user } = useStore(session)
  const standing = useStanding(view.project._id, false)
  return (
    <ProjectArticle view={view} isTeamFirst={isTakenUp(standing.data?.closedBy ?? null)}>
      {user?.role === 'STUDENT' && <ApplyPart project={view.project} />}
      <AwaitedPart>
        {user?.role === 'MENTOR' && !view.mentor && <MentorInterestPart project={view.project._id} />}
      </AwaitedPart>
      {user?.officeScope === 'FULL' && (
        <LatePart>
          <Corrections view={view} />
        </LatePart>
      )}
    </ProjectArticle>
  )
}
