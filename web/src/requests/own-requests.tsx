import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/links.tsx'
import { ownRequestsQuery } from './calls.ts'
import { RequestRow } from './request-row.tsx'
import classes from './requests.module.css'

const SHOWN = 4

/** What somebody waits for and what waits for them, open ones first; nothing where there is nothing to say. */
export function OwnRequests() {
  const t = useTranslations('requests')
  const { data } = useQuery(ownRequestsQuery())
  const isMentor = useStore(session).user?.role === 'MENTOR'
  const [isWhole, setWhole] = useState(false)
  if (!data || (data.requests.length === 0 && !data.isLooking)) return null
  const { requests } = data
  const shown = isWhole ? requests : requests.slice(0, SHOWN)
  return (
    <section className={classes.part} aria-labelledby="own-requests">
      <Title order={2} id="own-requests" size="h3">
        {t(isMentor ? 'titleOfMentor' : 'title')}
      </Title>
      {requests.length === 0 && <Looking />}
      {requests.some(({ status }) => status === 'PENDING') && <Text c="dimmed">{t('closesByItself')}</Text>}
      <ul className={classes.rows}>
        {shown.map((one) => (
          <RequestRow key={one._id} request={one} />
        ))}
      </ul>
      {requests.length > SHOWN && (
        <Button variant="default" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('all', { count: requests.length })}
        </Button>
      )}
    </section>
  )
}

function Looking() {
  const t = useTranslations('requests')
  return (
    <EmptyState line="waits">
      <Text>{t('none')}</Text>
      <LinkButton to="/project/find-projects" variant="default">
        {t('find')}
      </LinkButton>
    </EmptyState>
  )
}
