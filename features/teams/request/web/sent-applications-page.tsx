import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import type { Application } from '../application-calls.ts'
import classes from './application.module.css'
import { sentApplicationsQuery } from './calls.ts'
import { RequestCards } from './request-card.tsx'
import { ApplicationCard } from './sent-application-card.tsx'

/** To which projects one has applied, and what became of it. */
export function ApplicationsPage() {
  const t = useTranslations('request-application')
  return (
    <Page>
      <Title order={1}>{t('title')}</Title>
      <Loaded query={sentApplicationsQuery()} lines={8}>
        {({ applications }) => <Applications applications={applications} />}
      </Loaded>
    </Page>
  )
}

function Applications({ applications }: { applications: readonly Application[] }) {
  const t = useTranslations('request-application')
  if (applications.length === 0)
    return (
      <EmptyState line="waits">
        <Text>{t('empty')}</Text>
        <LinkButton to="/project/find-projects">{t('find')}</LinkButton>
      </EmptyState>
    )
  return (
    <>
      {applications.some(({ status }) => status === 'PENDING') && (
        <Text className={classes.lead}>{t('lead')}</Text>
      )}
      <RequestCards>
        {applications.map((one) => (
          <ApplicationCard key={one._id} application={one} />
        ))}
      </RequestCards>
    </>
  )
}
