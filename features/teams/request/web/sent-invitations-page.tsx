import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { TypeTag } from '#teams/introduction/web/type-tag.tsx'
import person from '#teams/seats/web/person.module.css'
import { Seats } from '#teams/seats/web/seats.tsx'
import { invitation, type SentInvitation } from '../invitation-calls.ts'
import classes from './answering.module.css'
import { sentInvitationsQuery } from './calls.ts'
import { InvitationState } from './invitation-state.tsx'
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
              <BoxedRows inColumns>
                {invitations.map((one) => (
                  <Sent key={one._id} one={one} />
                ))}
              </BoxedRows>
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
    <li>
      <div className={person.row}>
        <Avatar person={one._member} size="row" />
        <div className={person.grow}>
          <div className={person.line}>
            <h2 className={person.name}>{name}</h2>
            <TypeTag type={one._member.personality} />
          </div>
          <InvitationState one={one} direction="SENT" />
          {one.status === 'PENDING' && (
            <Text size="sm" c="dimmed">
              {one.seenAt ? t('seen', { date: moment(one.seenAt) }) : t('unseen')}
            </Text>
          )}
        </div>
      </div>
      {one.can.withdraw && (
        <Button
          size="sm"
          variant="default"
          aria-label={t('withdrawOf', { name })}
          onClick={() => setAsks(true)}
        >
          {t('withdraw')}
        </Button>
      )}
      {asks && (
        <RequestDialog
          call={invitation.withdraw}
          id={one._id}
          title={t('withdrawTitle', { name })}
          confirm={t('withdraw')}
          done={t('withdrawn', { name })}
          name={name}
          isTheirs
          onClose={() => setAsks(false)}
        >
          {t('withdrawEffect')}
        </RequestDialog>
      )}
    </li>
  )
}
