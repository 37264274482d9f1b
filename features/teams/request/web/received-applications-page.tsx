import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useAwaiting } from '#platform/ui/side.tsx'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import { Seats } from '#teams/seats/web/seats.tsx'
import type { application, ReceivedApplication } from '../application-calls.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import classes from './answering.module.css'
import { receivedApplicationsQuery } from './calls.ts'
import { type Answering, ApplicationCard } from './received-application-card.tsx'

/** What waits for the owner's answer (spec 2). */
export function ManageApplicationsPage() {
  const t = useTranslations('request-application.received')
  const isWaiting = useAwaiting(useTerms('focus'))
  return (
    <Page>
      <Loaded query={receivedApplicationsQuery()} heading={t('title')} lines={10} isWaiting={isWaiting}>
        {(answer) => <Applications {...answer} />}
      </Loaded>
    </Page>
  )
}

interface Asked {
  act: Answering
  application: ReceivedApplication
  /** Applications that waited when it was asked. */
  waiting: number
}

function Applications({ applications, remainingSeats, isComplete }: Answer<typeof application.received>) {
  const t = useTranslations('request-application.received')
  const [asked, setAsked] = useState<Asked | null>(null)
  // Whoever has answered one goes on from the top, once the question is closed.
  const heading = useMovedFocus(asked?.waiting ?? applications.length)
  return (
    <>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.heading}>
        {t('title')}
      </Title>
      {applications.length > 0 && (
        <Text c="dimmed" mt={8}>
          {t('lead')}
        </Text>
      )}
      <p className={classes.seats}>
        <Seats remainingSeats={remainingSeats} isComplete={isComplete} />
      </p>
      {applications.length > 0 ? (
        <ul className={classes.cards} aria-label={t('list')}>
          {applications.map((one) => (
            <ApplicationCard
              key={one._id}
              application={one}
              onAnswer={(act) => setAsked({ act, application: one, waiting: applications.length })}
            />
          ))}
        </ul>
      ) : (
        <EmptyState line="waits">
          <Text>{t(stateOf(remainingSeats, isComplete))}</Text>
          {remainingSeats > 0 && !isComplete ? (
            <LinkButton to="/my-project/team/member-finder/list">{t('toFinder')}</LinkButton>
          ) : (
            <LinkButton to="/my-project/team">{t('toTeam')}</LinkButton>
          )}
        </EmptyState>
      )}
      {/* Not in its card, which goes when the applicant was faster: the dialog says so. */}
      {asked && (
        <AnswerDialog
          act={asked.act}
          application={asked.application}
          isLastSeat={remainingSeats === 1}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

function stateOf(remainingSeats: number, isComplete: boolean) {
  if (remainingSeats === 0) return 'full'
  return isComplete ? 'complete' : 'empty'
}
