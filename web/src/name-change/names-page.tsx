import { Text } from '@mantine/core'
import { nameChangeStatuses } from '@rajt/contract/name-change-states'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeskPage } from '../desk/desk-page.tsx'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { useList } from '../plumbing/use-list.ts'
import { useUniversities } from '../programme/universities.ts'
import { UniversityFilter } from '../programme/university-filter.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { StateTabs } from '../ui/list-tabs.tsx'
import { Page } from '../ui/page.tsx'
import { listQuery } from './calls.ts'
import { type Asked, DecisionDialog } from './decision-dialog.tsx'
import { RowActs } from './name-acts.tsx'
import { useColumns } from './name-columns.tsx'

/** Students who ask for another name, to be decided one after another (decision Y1). */
export function NamesPage() {
  const { user } = useStore(session)
  // Coordinators have no desk.
  if (user?.role !== 'OFFICE')
    return (
      <Page width="list">
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
  const isNarrowed = search !== '' || chosen.universities.length > 0
  return (
    <>
      <ListPage
        title={t('title')}
        level={isOffice ? 2 : 1}
        list={list}
        query={listQuery({ ...chosen, search, pageNumber: page })}
        rows="requests"
        columns={useColumns({ university: isOffice, status: String(chosen.status) !== 'WAITING' })}
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
        empty={<Text>{t('empty')}</Text>}
        emptyFiltered={
          !isNarrowed && String(chosen.status) === 'WAITING' ? <Text>{t('allDone')}</Text> : undefined
        }
      />
      {asked && <DecisionDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
