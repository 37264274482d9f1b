import { Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ListFailed, ListWaiting } from '#platform/ui/list-states.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFocusOnFirstNew } from '#platform/ui/more-list-page.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { useMore } from '#platform/ui/use-more.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { Campaign } from '../calls.ts'
import { campaignsQuery } from './calls.ts'
import classes from './push.module.css'

/** Of a campaign that is still under way the numbers grow. */
const AGAIN_MS = 5_000

/** What was sent, newest first, and what became of it. */
export function History() {
  const t = useTranslations('push-staff')
  const tl = useTranslations('ui.list')
  const place = useRef<HTMLDivElement>(null)
  const query = campaignsQuery()
  const {
    rows: items,
    failure,
    ...more
  } = useMore(
    {
      ...query,
      refetchInterval: ({ state }) => (state.data?.pages[0]?.campaigns.some(isUnderWay) ? AGAIN_MS : false),
    },
    { rowsOf: (page) => page.campaigns, keyOf: ({ _id }) => _id },
  )
  const showMore = useFocusOnFirstNew(place, items?.length ?? 0, more.fetchNextPage)
  return (
    <section className={classes.history} aria-labelledby="push-history">
      <Title order={2} id="push-history" size="h3">
        {t('history')}
      </Title>
      {failure && <ListFailed failure={failure} queryKey={query.queryKey} />}
      {!items && !failure && <ListWaiting />}
      {items?.length === 0 && (
        <EmptyState line="waits">
          <Text>{t('empty')}</Text>
        </EmptyState>
      )}
      <div ref={place} className={classes.history}>
        {items?.map((one) => (
          <Sent key={one._id} one={one} />
        ))}
      </div>
      {more.hasNextPage && (
        <div>
          <ActButton variant="default" busy={more.isFetchingNextPage} onClick={showMore}>
            {tl('more')}
          </ActButton>
        </div>
      )}
    </section>
  )
}

const isUnderWay = ({ devices, delivered, failed }: Campaign) => delivered + failed < devices

function Sent({ one }: { one: Campaign }) {
  const t = useTranslations('push-staff')
  const format = useFormatter()
  const moment = useShortMoment()
  const fullName = useFullName()
  const { _id: id, title, text, redirect, sentAt, author, people, devices, delivered, failed } = one
  const at = moment(sentAt)
  return (
    <article className={classes.sent} data-row={id} aria-labelledby={`push-${id}`}>
      <time dateTime={sentAt}>{at}</time>
      <Title order={3} id={`push-${id}`} size="h4" {...WRITTEN}>
        {title}
      </Title>
      <Text className={classes.body} {...WRITTEN}>
        {text}
      </Text>
      <Text size="sm" c="dimmed" mt={6}>
        <Dotted
          parts={[t('leadsTo', { page: t(`pages.${redirect}`) }), t('by', { name: fullName(author) })]}
        />
      </Text>
      {devices === 0 ? (
        <Text mt="sm">{t('onDashboard')}</Text>
      ) : (
        <dl className={classes.facts}>
          <Fact name={t('counts.sent')}>{t('counted', { devices, people })}</Fact>
          <Fact name={t('counts.delivered')}>{format.number(delivered)}</Fact>
          <Fact name={t('counts.failed')}>{format.number(failed)}</Fact>
        </dl>
      )}
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
