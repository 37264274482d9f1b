import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { OwnPart } from '#platform/ui/own-part.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { ApplicationStanding } from '../application-calls.ts'
import { standingQuery } from './calls.ts'

// With the form and its rules: once somebody applies.
const ApplyDialog = lazyComponent(() => import('./apply-dialog.tsx'))

interface Props {
  project: { _id: string; name: string }
}

/** What that is known by; asked for a student alone, who may apply: of a finished semester nothing is asked. */
export function useStanding(projectId: string, isFinished: boolean) {
  const { user, context } = useStore(session)
  const mayApply =
    user?.role === 'STUDENT' && user.takesPart && context?.CURRENT_SEMESTER === 2 && !isFinished
  return useSide({ ...standingQuery(projectId), enabled: mayApply })
}

/** What a student can do at a project now: apply, wait for the answer, or read why not (decision X2). */
export function ApplyPart({ project }: Props) {
  const t = useTranslations('request-application')
  const [isApplying, setApplying] = useState(false)
  const { data } = useSide(standingQuery(project._id))
  return (
    <OwnPart label={t('part.title')} isQuiet={data !== undefined && data.closedBy !== null}>
      <Loaded query={standingQuery(project._id)} skeleton={<Skeleton height={96} />}>
        {(standing) => <Standing standing={standing} onApply={() => setApplying(true)} />}
      </Loaded>
      {/* It stays when the standing changes below it: the reason is read there, with what was typed. */}
      <LatePart>
        {isApplying && <ApplyDialog project={project} onClose={() => setApplying(false)} />}
      </LatePart>
    </OwnPart>
  )
}

/** Nobody can join the team any more. */
export const isTakenUp = (closedBy: ApplicationStanding['closedBy']): boolean =>
  closedBy === 'team-full' || closedBy === 'team-complete'

const leadsOn = (closedBy: ApplicationStanding['closedBy']): boolean =>
  isTakenUp(closedBy) || closedBy === 'application-closed' || closedBy === 'applications-spent'

function Standing({ standing, onApply }: { standing: ApplicationStanding; onApply: () => void }) {
  const t = useTranslations('request-application')
  const { closedBy, application, isOwnTeam } = standing
  if (closedBy === 'application-pending' && application) return <Waiting application={application} />
  return (
    <>
      <Title order={2} size="h4">
        {isOwnTeam ? t('part.own') : t('part.title')}
      </Title>
      <Text>
        {isOwnTeam && closedBy !== 'own-project' ? t('part.accepted') : t(`why.${closedBy ?? 'open'}`)}
      </Text>
      {closedBy === null && <Button onClick={onApply}>{t('part.open')}</Button>}
      {closedBy === 'already-invited' && (
        <LinkButton variant="default" to="/project/invitations">
          {t('part.toInvitations')}
        </LinkButton>
      )}
      {!isOwnTeam && leadsOn(closedBy) && (
        <LinkButton variant="default" to="/project/find-projects">
          {t('part.toFinder')}
        </LinkButton>
      )}
      {isOwnTeam && (
        <LinkButton variant="default" to="/my-project">
          {t('part.toOwn')}
        </LinkButton>
      )}
    </>
  )
}

function Waiting({ application }: { application: NonNullable<ApplicationStanding['application']> }) {
  const t = useTranslations('request-application')
  const moment = useMoment()
  const { sentAt, answerBy, seenAt } = application
  return (
    <>
      <Title order={2} size="h4">
        {t('part.applied')}
      </Title>
      <Text>{t('part.sent', { date: moment(sentAt) })}</Text>
      <Text>{seenAt ? t('part.seen', { date: moment(seenAt) }) : t('part.unseen')}</Text>
      <Text>{t('part.answerBy', { date: moment(answerBy) })}</Text>
      <LinkButton variant="default" to="/project/project-applications">
        {t('part.toApplications')}
      </LinkButton>
    </>
  )
}
