import { Skeleton, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LatePart } from '#platform/ui/late-part.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useAwaiting } from '#platform/ui/side.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useList } from '#platform/web/use-list.ts'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import { eventTimes, type LabEvent } from '../calls.ts'
import { eventsQuery } from './calls.ts'
import { EventRow } from './event-row.tsx'

// Nobody but the office loads what adds an event.
const EventTools = lazyComponent(() => import('./event-tools.tsx'))

/** The events of the startup lab: upcoming ones, and past ones behind a filter (decision N3). */
export function EventsPage() {
  const t = useTranslations('startup-lab')
  const { user } = useStore(session)
  const categories = useTerms('event-category')
  const list = useList('events', {
    when: { values: eventTimes, first: ['upcoming'] },
    categories: { values: categories.all.map(({ value }) => value) },
  })
  const { chosen, choose, search, page } = list
  const when = chosen.when[0] ?? 'upcoming'
  return (
    <Page width="list">
      <ListPage
        title={t('title')}
        list={list}
        isProse
        query={eventsQuery({ categories: chosen.categories, when, search, pageNumber: page })}
        rows="events"
        isWaiting={useAwaiting(categories)}
        lead={<TermsFailed kind="event-category" />}
        columns={useColumns()}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        isClearable={search !== '' || chosen.categories.length > 0}
        tools={
          user?.officeScope === 'FULL' && (
            <LatePart fallback={<Skeleton height={42} width={290} />}>
              <EventTools />
            </LatePart>
          )
        }
        states={() => (
          <StateTabs
            label={t('when.legend')}
            options={eventTimes.map((value) => ({ value, label: t(`when.${value}`) }))}
            chosen={[when]}
            onChoose={(values) => choose('when', values)}
            isOneOf
          />
        )}
        filters={
          <ValueFilter
            label={t('categories')}
            options={categories.all}
            chosen={chosen.categories}
            onChoose={(values) => choose('categories', values)}
          />
        }
        empty={<Text>{when === 'upcoming' ? t('emptyUpcoming') : t('emptyPast')}</Text>}
      />
    </Page>
  )
}

function useColumns(): Column<LabEvent>[] {
  const t = useTranslations('startup-lab')
  return [{ key: 'title', header: t('column'), cell: (row) => <EventRow event={row} />, primary: true }]
}
