import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { written } from '#platform/ui/written.tsx'
import { requests, type SetAsideRequest } from '#teams/request/requests-calls.ts'
import { setAsideQuery } from './calls.ts'
import classes from './desk.module.css'

/** Requests whose reminder or end failed for a reason of their own (decision Y12); nothing where there are none. */
export function StuckRequests() {
  const t = useTranslations('desk-staff.stuck')
  const side = useSide(setAsideQuery())
  const { data } = side
  if (!data) return <SideFailed of={side} name={t('name')} />
  if (data.requests.length === 0) return null
  return (
    <section className={classes.stuck} aria-labelledby="stuck-requests">
      <Title order={2} id="stuck-requests" size="h3">
        {t('title', { count: data.requests.length })}
      </Title>
      <Notice kind="note">{t('what')}</Notice>
      <BoxedRows>
        {data.requests.map((one) => (
          <StuckRequest key={one._id} request={one} />
        ))}
      </BoxedRows>
    </section>
  )
}

function StuckRequest({ request }: { request: SetAsideRequest }) {
  const t = useTranslations('desk-staff.stuck')
  const moment = useShortMoment()
  const fullName = useFullName()
  const { _id, kind, _project, _person, since, retryAt, tries, cause } = request
  const [askedAfter, setAskedAfter] = useState<number | null>(null)
  const { run, busy } = useAct(requests.retry, {
    invalidates: [requests.setAside],
    done: () => setAskedAfter(tries),
  })
  const person = fullName(_person)
  const isWaiting = askedAfter === tries
  return (
    <li>
      <div className={classes.words}>
        {t.rich(`kinds.${kind}`, { person, project: _project.name, written })}
        <Text size="sm" c="dimmed">
          {t('since', { since: moment(since), count: tries, retry: moment(retryAt), cause })}
        </Text>
      </div>
      <div role="status">{isWaiting && <Text size="sm">{t('asked')}</Text>}</div>
      {!isWaiting && (
        <ForActing>
          <ActButton
            variant="default"
            size="sm"
            busy={busy}
            aria-label={t('retryOf', { person, project: _project.name })}
            onClick={() => run({ params: { id: _id } })}
          >
            {t('retry')}
          </ActButton>
        </ForActing>
      )}
    </li>
  )
}
