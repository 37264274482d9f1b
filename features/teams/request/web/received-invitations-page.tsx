import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerActs } from '#platform/ui/answer-acts.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { type Side, SideFailed, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import type { OwnIntroduction } from '#teams/introduction/calls.ts'
import { introductionQuery } from '#teams/introduction/web/calls.ts'
import { invitation, type ReceivedInvitation } from '../invitation-calls.ts'
import classes from './answering.module.css'
import { receivedInvitationsQuery } from './calls.ts'
import { InvitationTag, InvitationTime } from './invitation-state.tsx'
import { RequestCard, RequestCards } from './request-card.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { useSeen } from './use-seen.ts'

/** Projects that would like the student in their team (spec 2). */
export function ReceivedInvitationsPage() {
  const t = useTranslations('request-invitation.received')
  const own = useSide(introductionQuery())
  const isWaiting = useAwaiting(own)
  return (
    <Page>
      <Loaded query={receivedInvitationsQuery()} heading={t('title')} lines={8} isWaiting={isWaiting}>
        {({ invitations }) => (
          <>
            <Title order={1}>{t('title')}</Title>
            {invitations.length > 0 ? (
              <>
                <Text c="dimmed" mt={8} mb="md">
                  {t('lead')}
                </Text>
                <RequestCards>
                  {invitations.map((one) => (
                    <Received key={one._id} one={one} />
                  ))}
                </RequestCards>
              </>
            ) : (
              <NoneYet own={own} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** Nobody in a team is invited any more. */
function NoneYet({ own }: { own: Side<OwnIntroduction> }) {
  const t = useTranslations('request-invitation.received')
  if (own.failure) return <SideFailed of={own} name={t('ownIntroduction')} />
  if (own.data?.isInTeam)
    return (
      <EmptyState line="waits">
        <Text>{t('inTeam')}</Text>
        <LinkButton to="/my-project/team">{t('toTeam')}</LinkButton>
      </EmptyState>
    )
  return (
    <EmptyState line="waits">
      <Text>{t('empty')}</Text>
      <LinkButton to="/settings" search={{ tab: 'introduction' }}>
        {t('toIntroduction')}
      </LinkButton>
    </EmptyState>
  )
}

function Received({ one }: { one: ReceivedInvitation }) {
  const t = useTranslations('request-invitation')
  const owner = useFullName()(one._project._owner)
  const { name: project, shortDescription } = one._project
  const [asks, setAsks] = useState<'accept' | 'decline' | null>(null)
  useSeen(invitation.see, one)
  return (
    <RequestCard
      id={one._id}
      person={one._project._owner}
      heading={<ProjectLink project={one._project} isGone={one.closedBy === 'project-dissolved'} />}
      below={t('received.by', { name: owner })}
      tag={<InvitationTag one={one} direction="RECEIVED" />}
      times={[<InvitationTime key="time" one={one} direction="RECEIVED" />]}
      acts={
        (one.can.answer || one.status === 'ACCEPTED') && (
          <>
            {one.can.answer && (
              <AnswerActs
                yes={{
                  word: t('received.accept'),
                  label: t('received.acceptOf', { project }),
                  onPress: () => setAsks('accept'),
                }}
                no={{
                  word: t('received.decline'),
                  label: t('received.declineOf', { project }),
                  onPress: () => setAsks('decline'),
                }}
              />
            )}
            {one.status === 'ACCEPTED' && (
              <LinkButton size="sm" variant="default" to="/my-project/team">
                {t('received.toTeam')}
              </LinkButton>
            )}
          </>
        )
      }
    >
      <p className={classes.words} {...WRITTEN}>
        {shortDescription}
      </p>
      {asks && (
        <RequestDialog
          call={invitation[asks]}
          id={one._id}
          title={t(`received.${asks}Title`, { project })}
          confirm={t(`received.${asks}`)}
          danger={asks === 'decline'}
          done={t(asks === 'accept' ? 'received.accepted' : 'received.declined', { project })}
          name={owner}
          onClose={() => setAsks(null)}
        >
          {t(`received.${asks}Effect`)}
        </RequestDialog>
      )}
    </RequestCard>
  )
}
