import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { ContactLinks } from '#platform/ui/contact-links.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useShortMoment, whole } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { mentor as mentors } from '#teams/mentor/calls.ts'
import { mentorInterest } from '#teams/mentor-interest/calls.ts'
import { MentorIntroduction } from '#teams/mentor-profile/web/mentor-introduction.tsx'
import { MENTORS_ASKED_MAX, type MentorApplication, mentorApplication } from '../mentor-application-calls.ts'
import { sentMentorApplicationsQuery } from './calls.ts'
import { Clock } from './clock.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import classes from './mentor-application.module.css'
import { RequestCard, RequestCards } from './request-card.tsx'

/** What an owner has asked of mentors, and what became of it (spec 2: mentors/mentor-applications). */
export function MentorApplicationsPage() {
  const t = useTranslations('request-mentor-application.sent')
  const [revoking, setRevoking] = useState<MentorApplication | null>(null)
  return (
    <Page>
      <Title order={1}>{t('title')}</Title>
      <Text className={classes.lead}>{t('lead', { max: MENTORS_ASKED_MAX })}</Text>
      <Loaded query={sentMentorApplicationsQuery()} lines={8}>
        {({ applications }) =>
          applications.length === 0 ? (
            <EmptyState line="waits">
              <Text>{t('empty')}</Text>
              <LinkButton to="/mentors/find-mentors">{t('find')}</LinkButton>
            </EmptyState>
          ) : (
            <RequestCards>
              {applications.map((one) => (
                <Sent key={one._id} application={one} onRevoke={() => setRevoking(one)} />
              ))}
            </RequestCards>
          )
        }
      </Loaded>
      {revoking && <Revoking application={revoking} onClose={() => setRevoking(null)} />}
    </Page>
  )
}

const tags = { PENDING: 'open', ACCEPTED: 'good', CLOSED: 'quiet' } as const

function Sent({ application, onRevoke }: { application: MentorApplication; onRevoke: () => void }) {
  const t = useTranslations('request-mentor-application.sent')
  const fullName = useFullName()
  const moment = useShortMoment()
  const { status, closedBy, _mentor, sentAt, seenAt, answerBy } = application
  const isPending = status === 'PENDING'
  const date = (instant: string) => whole(moment(instant))
  return (
    <RequestCard
      id={application._id}
      person={_mentor}
      heading={fullName(_mentor)}
      below={<span {...WRITTEN}>{_mentor.title}</span>}
      tag={<Tag kind={tags[status]}>{t(`status.${closedBy === 'declined' ? 'DECLINED' : status}`)}</Tag>}
      times={[
        isPending && <Clock key="clock" answerBy={answerBy} />,
        t('sentAt', { date: date(sentAt) }),
        isPending && (seenAt ? t('seen', { date: date(seenAt) }) : t('unseen')),
      ]}
      acts={
        <>
          <MentorIntroduction mentor={_mentor} />
          {isPending && (
            <TakingButton
              size="sm"
              isWithdrawal
              aria-label={t('revokeOne', { name: fullName(_mentor) })}
              onClick={onRevoke}
            >
              {t('revoke')}
            </TakingButton>
          )}
        </>
      }
    >
      <blockquote className={classes.words} {...WRITTEN}>
        {application.motivation}
      </blockquote>
      {status === 'ACCEPTED' && <Contact application={application} />}
      {status === 'CLOSED' && <Closed application={application} />}
    </RequestCard>
  )
}

/** How to reach the mentor who accepted (decision X15). */
function Contact({ application: { _mentor } }: { application: MentorApplication }) {
  const t = useTranslations('request-mentor-application.sent')
  const { contact } = _mentor
  return (
    <div>
      <Text>{t('accepted')}</Text>
      {contact && <ContactLinks {...contact} />}
    </div>
  )
}

const told = [
  'revoked',
  'declined',
  'expired',
  'project-has-mentor',
  'mentor-full',
  'office-corrected',
  'office-assigned',
] as const

function Closed({ application: { closedBy, reason } }: { application: MentorApplication }) {
  const t = useTranslations('request-mentor-application.sent.closed')
  return (
    <div>
      <Text>{t(told.find((one) => one === closedBy) ?? 'other')}</Text>
      {reason && (
        <blockquote className={classes.words} {...WRITTEN}>
          {reason}
        </blockquote>
      )}
    </div>
  )
}

function Revoking({ application, onClose }: { application: MentorApplication; onClose: () => void }) {
  const t = useTranslations('request-mentor-application.sent')
  const fullName = useFullName()
  return (
    <ConfirmAct
      call={mentorApplication.revoke}
      id={application._id}
      title={t('revokeTitle')}
      confirm={t('revoke')}
      danger
      done={t('revoked')}
      invalidates={[mentorApplication.mine, mentors.find, mentorInterest.list]}
      onClose={onClose}
    >
      <Text fw={600}>{fullName(application._mentor)}</Text>
      <Text>{t('revokeEffect')}</Text>
    </ConfirmAct>
  )
}
