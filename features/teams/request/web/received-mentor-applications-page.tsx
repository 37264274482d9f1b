import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerActs } from '#platform/ui/answer-acts.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useShortMoment, whole } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Page } from '#platform/ui/page.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { mentoredProject } from '#teams/mentored-project/calls.ts'
import { type MentorApplication, mentorApplication } from '../mentor-application-calls.ts'
import { requests } from '../requests-calls.ts'
import { receivedMentorApplicationsQuery } from './calls.ts'
import { Clock } from './clock.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import { DeclineDialog } from './decline-project-dialog.tsx'
import classes from './mentor-application.module.css'
import { Places } from './places.tsx'
import { RequestCard, RequestCards } from './request-card.tsx'
import { useLateAnswer } from './use-late-answer.ts'
import { useSeen } from './use-seen.ts'

interface Answering {
  application: MentorApplication
  answer: 'accept' | 'decline'
}

/** What a mentor is asked: the projects that wait for an answer, and how many more can be taken. */
export function ManagePage() {
  const t = useTranslations('request-mentor-application.manage')
  const [answering, setAnswering] = useState<Answering | null>(null)
  const close = () => setAnswering(null)
  return (
    <Page>
      <Title order={1}>{t('title')}</Title>
      <Loaded query={receivedMentorApplicationsQuery()} lines={8}>
        {({ applications, remainingMentorableProjects: left, mentorableProjects: all }) => (
          <>
            <Places left={left} all={all} />
            {applications.length === 0 ? (
              <EmptyState line="waits">
                <Text>{t('empty')}</Text>
                <LinkButton to="/project/find-projects">{t('find')}</LinkButton>
              </EmptyState>
            ) : (
              <RequestCards>
                {applications.map((one) => (
                  <Received
                    key={one._id}
                    application={one}
                    onAnswer={(answer) => setAnswering({ application: one, answer })}
                  />
                ))}
              </RequestCards>
            )}
            {answering?.answer === 'accept' && (
              <Accepting application={answering.application} left={left} onClose={close} />
            )}
          </>
        )}
      </Loaded>
      {answering?.answer === 'decline' && (
        <DeclineDialog application={answering.application} onClose={close} />
      )}
    </Page>
  )
}

interface AcceptingProps {
  application: MentorApplication
  left: number
  onClose: () => void
}

/** Final (decision P7). Whoever comes too late reads who was faster, and the list behind shows it. */
function Accepting({ application: { _id, _project }, left, onClose }: AcceptingProps) {
  const t = useTranslations('request-mentor-application.manage')
  return (
    <ConfirmAct
      call={mentorApplication.accept}
      id={_id}
      title={t('acceptTitle')}
      confirm={t('accept')}
      done={t('accepted', { name: _project.name })}
      invalidates={[mentorApplication.received, mentoredProject.list, requests.waiting]}
      failed={useLateAnswer(onClose)}
      onClose={onClose}
    >
      <Text fw={600} {...WRITTEN}>
        {_project.name}
      </Text>
      <Notice kind="note">{t('acceptFinal', { left: Math.max(0, left - 1) })}</Notice>
    </ConfirmAct>
  )
}

interface ReceivedProps {
  application: MentorApplication
  onAnswer: (answer: Answering['answer']) => void
}

function Received({ application, onAnswer }: ReceivedProps) {
  const t = useTranslations('request-mentor-application.manage')
  const fullName = useFullName()
  const moment = useShortMoment()
  const { _project, sentAt, answerBy } = application
  const { name, shortDescription, _owner } = _project
  useSeen(mentorApplication.see, application)
  return (
    <RequestCard
      id={application._id}
      person={_owner}
      heading={<ProjectLink project={_project} />}
      below={t('by', { name: fullName(_owner) })}
      times={[<Clock key="clock" answerBy={answerBy} />, t('sentAt', { date: whole(moment(sentAt)) })]}
      acts={
        <AnswerActs
          yes={{ word: t('accept'), label: t('acceptOne', { name }), onPress: () => onAnswer('accept') }}
          no={{ word: t('decline'), label: t('declineOne', { name }), onPress: () => onAnswer('decline') }}
        />
      }
    >
      <Text {...WRITTEN}>{shortDescription}</Text>
      <blockquote className={classes.words} {...WRITTEN}>
        {application.motivation}
      </blockquote>
    </RequestCard>
  )
}
