import { isStaff } from '@rajt/contract/parts'
import type { ProjectView } from '@rajt/contract/project'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ApplyPart, useStanding } from '../application/apply-part.tsx'
import { FinishedLine } from '../earlier/finished-line.tsx'
import { lazyPart } from '../plumbing/arrive.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { useTerms } from '../terms/use-terms.ts'
import { Loaded } from '../ui/boundary.tsx'
import { AwaitedPart, LatePart } from '../ui/late-part.tsx'
import { LinkAnchor } from '../ui/links.tsx'
import { Page } from '../ui/page.tsx'
import { useAwaiting } from '../ui/side.tsx'
import { useOwnTitle } from '../ui/title.tsx'
import { projectQuery } from './calls.ts'
import classes from './project.module.css'
import { ProjectArticle } from './project-article.tsx'

const MentorInterestPart = lazyPart(() => import('../mentor-interest/mentor-interest-part.tsx'))
const TeamCorrections = lazyPart(() => import('../team/team-corrections.tsx'))

/** One project, and for a student what they can do there now; of a finished semester it is read alone (decision Y2). */
export function ProjectDetailPage() {
  const t = useTranslations('project')
  const { projectId = '' } = useParams({ strict: false })
  const { semester } = useSearch({ strict: false })
  const focuses = useTerms('focus')
  const isWaiting = useAwaiting(focuses, useStanding(projectId, semester !== undefined))
  return (
    <Page>
      <Back semester={semester} />
      <Loaded query={projectQuery(projectId)} heading={t('detail')} lines={14} isWaiting={isWaiting}>
        {(view) => <Detail view={view} />}
      </Loaded>
    </Page>
  )
}

/** Where the link stood that led here: nobody looks for a project in a finished semester but staff. */
function Back({ semester }: { semester: string | undefined }) {
  const t = useTranslations('project')
  const { user, context } = useStore(session)
  const shared = { display: 'inline-block', mb: 'sm', 'data-own-line': true } as const
  const search = semester ? { semester } : {}
  if (!user || isStaff(user.role) || (!semester && context?.CURRENT_SEMESTER === 2))
    return (
      <LinkAnchor to="/project/find-projects" search={search} {...shared}>
        {t('back')}
      </LinkAnchor>
    )
  if (user.role === 'MENTOR')
    return (
      <LinkAnchor to="/mentored-projects" search={search} {...shared}>
        {t('backToMentored')}
      </LinkAnchor>
    )
  return (
    <LinkAnchor to="/modules" {...(semester && { hash: `semester-${semester}` })} {...shared}>
      {t('backToEarlier')}
    </LinkAnchor>
  )
}

function Detail({ view }: { view: ProjectView }) {
  useOwnTitle(view.project.name)
  if (!view.finished) return <Running view={view} />
  return (
    <>
      <div className={classes.finished}>
        <FinishedLine semester={view.finished.semester} />
      </div>
      <ProjectArticle view={view} />
    </>
  )
}

function Running({ view }: { view: ProjectView }) {
  const { user } = useStore(session)
  return (
    <ProjectArticle view={view}>
      {user?.role === 'STUDENT' && <ApplyPart project={view.project} />}
      {user?.role === 'MENTOR' && !view.mentor && (
        <AwaitedPart>
          <MentorInterestPart project={view.project._id} />
        </AwaitedPart>
      )}
      {user?.role === 'OFFICE' && (
        <LatePart>
          <TeamCorrections view={view} />
        </LatePart>
      )}
    </ProjectArticle>
  )
}
