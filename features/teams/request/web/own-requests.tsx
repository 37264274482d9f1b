import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { LinkButton } from '#platform/ui/links.tsx'
import { SidePart } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { requests as calls } from '../requests-calls.ts'
import { ownRequestsQuery } from './calls.ts'
import { RequestRow } from './request-row.tsx'
import classes from './requests.module.css'

const SHOWN = 4

/** What somebody waits for and what waits for them, open ones first; nothing where there is nothing to say. */
export function OwnRequests() {
  const t = useTranslations('request')
  const isMentor = useStore(session).user?.role === 'MENTOR'
  const title = t(isMentor ? 'titleOfMentor' : 'title')
  return (
    <SidePart query={ownRequestsQuery()} name={title}>
      {(answer) => <Requests {...answer} title={title} />}
    </SidePart>
  )
}

function Requests({ requests, isLooking, title }: Answer<typeof calls.mine> & { title: string }) {
  const t = useTranslations('request')
  const [isWhole, setWhole] = useState(false)
  if (requests.length === 0 && !isLooking) return null
  const shown = isWhole ? requests : requests.slice(0, SHOWN)
  return (
    <section className={classes.part} aria-labelledby="own-requests">
      <Title order={2} id="own-requests" size="h3">
        {title}
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
  const t = useTranslations('request')
  return (
    <>
      <Text maw="var(--measure)">{t('none')}</Text>
      <LinkButton to="/project/find-projects" variant="default" size="sm">
        {t('find')}
      </LinkButton>
    </>
  )
}
