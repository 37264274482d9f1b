import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { today } from '#office/today/calls.ts'
import { nameChangeStatuses } from '#people/name-change/states.ts'
import { listQuery } from '#people/name-change/web/calls.ts'
import { type Asked, DecisionDialog } from '#people/name-change/web/decision-dialog.tsx'
import { RowActs } from '#people/name-change/web/name-acts.tsx'
import { useColumns } from '#people/name-change/web/name-columns.tsx'
import { useNamePanel } from '#people/name-change/web/use-name-panel.tsx'
import { BackHome } from '#platform/ui/back-home.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { Page } from '#platform/ui/page.tsx'
import { askAgain } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useList } from '#platform/web/use-list.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { DeskPage } from './desk-page.tsx'

/** Students who ask for another name, to be decided one after another (decision Y1). */
export function NamesPage() {
  const { user } = useStore(session)
  // Coordinators have no desk.
  if (user?.role !== 'OFFICE')
    return (
      <Page width="list">
        <BackHome />
        <Names isOffice={false} />
      </Page>
    )
  return (
    <DeskPage>
      <Names isOffice />
    </DeskPage>
  )
}

function Names({ isOffice }: { isOffice: boolean }) {
  const t = useTranslations('name-change-staff')
  const universities = useUniversities()
  const list = useList('name-changes', {
    status: { values: nameChangeStatuses, first: ['WAITING'] },
    universities: { values: universities.all.map(({ value }) => value) },
  })
  const { chosen, choose, search, page } = list
  const [asked, setAsked] = useState<Asked | null>(null)
  const panel = useNamePanel(setAsked)
  const close = () => {
    setAsked(null)
    void askAgain(today.queues)
  }
  const isNarrowed = search !== '' || chosen.universities.length > 0
  return (
    <>
      <ListPage
        title={t('title')}
        level={isOffice ? 2 : 1}
        list={list}
        query={listQuery({ ...chosen, search, pageNumber: page })}
        rows="requests"
        columns={useColumns({
          university: isOffice,
          status: String(chosen.status) !== 'WAITING',
          onOpen: ({ _id }) => panel.onOpen(_id),
        })}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        isClearable={isNarrowed}
        states={(byStatus) => (
          <StateTabs
            label={t('columns.status')}
            options={nameChangeStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            chosen={chosen.status}
            onChoose={(values) => choose('status', values)}
            isCounted
            counts={byStatus}
          />
        )}
        filters={isOffice && <UniversityFilter label={t('columns.university')} list={list} />}
        acts={{ header: t('columns.acts'), of: (row) => <RowActs row={row} onAsk={setAsked} /> }}
        panel={panel}
        empty={<Text>{t('empty')}</Text>}
        emptyAtFirst={
          !isNarrowed &&
          String(chosen.status) === 'WAITING' && (
            <EmptyState line="done">
              <Text>{t('allDone')}</Text>
            </EmptyState>
          )
        }
      />
      {asked && <DecisionDialog asked={asked} onClose={close} />}
    </>
  )
}
