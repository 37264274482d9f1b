import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { TypeTag } from '#teams/introduction/web/type-tag.tsx'
import { Seats } from '#teams/seats/web/seats.tsx'
import { invitation, type SentInvitation } from '../invitation-calls.ts'
import classes from './answering.module.css'
import { sentInvitationsQuery } from './calls.ts'
import { InvitationTag, InvitationTime } from './invitation-state.tsx'
import { RequestCard, RequestCards } from './request-card.tsx'
import { RequestDialog } from './request-dialog.tsx'

/** Whom the owner has invited, and what became of it (spec 2). */
export function SentInvitationsPage() {
  const t = useTranslations('request-invitation.sent')
  return (
    <Page>
      <Loaded query={sentInvitationsQuery()} heading={t('title')} lines={8}>
        {({ invitations, remainingSeats, isComplete }) => (
          <>
            <Title order={1}>{t('title')}</Title>
            <Text c="dimmed" mt={8}>
              {t('lead')}
            </Text>
            <p className={classes.seats}>
              <Seats remainingSeats={remainingSeats} isComplete={isComplete} />
            </p>
            {invitations.length > 0 ? (
              <RequestCards>
                {invitations.map((one) => (
                  <Sent key={one._id} one={one} />
                ))}
              </RequestCards>
            ) : (
              <NobodyYet />
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function NobodyYet() {
  const t = useTranslations('request-invitation.sent')
  return (
    <EmptyState line="waits">
      <Text>{t('empty')}</Text>
      <LinkButton to="/my-project/team/member-finder/list">{t('toFinder')}</LinkButton>
    </EmptyState>
  )
}

function Sent({ one }: { one: SentInvitation }) {
  const t = useTranslations('request-invitation.sent')
  const name = useFullName()(one._member)
  const moment = useShortMoment()
  const [asks, setAsks] = useState(false)
  return (
    <RequestCard
      id={one._id}
      person={one._member}
      heading={name}
      below={<TypeTag type={one._member.personality} />}
      tag={<InvitationTag one={one} direction="SENT" />}
      times={[
        <InvitationTime key="time" one={one} direction="SENT" />,
        one.status === 'PENDING' && (one.seenAt ? t('seen', { date: moment(one.seenAt) }) : t('unseen')),
      ]}
      acts={
        one.can.withdraw && (
          <TakingButton
            size="sm"
            isWithdrawal
            aria-label={t('withdrawOf', { name })}
            onClick={() => setAsks(true)}
          >
            {t('withdraw')}
          </TakingButton>
        )
      }
    >
      {asks && (
        <RequestDialog
          call={invitation.withdraw}
          id={one._id}
          title={t('withdrawTitle', { name })}
          confirm={t('withdraw')}
          danger
          done={t('withdrawn', { name })}
          name={name}
          isTheirs
          onClose={() => setAsks(false)}
        >
          {t('withdrawEffect')}
        </RequestDialog>
      )}
    </RequestCard>
  )
}
