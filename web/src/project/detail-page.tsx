import type { ProjectView } from '@rajt/contract/project'
import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ApplyPart, useStanding } from '../application/apply-part.tsx'
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
import { ProjectArticle } from './project-article.tsx'

const MentorInterestPart = lazyPart(() => import('../mentor-interest/mentor-interest-part.tsx'))
const TeamCorrections = lazyPart(() => import('../team/team-corrections.tsx'))

/** One project, and for a student what they can do there now. */
export function ProjectDetailPage() {
  const t = useTranslations('project')
  const { projectId = '' } = useParams({ strict: false })
  const focuses = useTerms('focus')
  const isWaiting = useAwaiting(focuses, useStanding(projectId))
  return (
    <Page>
      <LinkAnchor to="/project/find-projects" display="inline-block" mb="sm" data-own-line>
        {t('back')}
      </LinkAnchor>
      <Loaded query={projectQuery(projectId)} heading={t('detail')} lines={14} isWaiting={isWaiting}>
        {(view) => <Detail view={view} />}
      </Loaded>
    </Page>
  )
}

function Detail({ view }: { view: ProjectView }) {
  const { user } = useStore(session)
  useOwnTitle(view.project.name)
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
