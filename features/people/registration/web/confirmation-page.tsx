import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Person, PersonSecurityDialog } from '#people/security/web/person-security.tsx'
import type { Role } from '#platform/contract/parts.ts'
import { limits } from '#platform/contract/parts.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useList } from '#platform/web/use-list.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { type Registration, registrationSorts } from '../calls.ts'
import { MarkedActs, RowActs } from './confirmation-acts.tsx'
import { type Asked, listQuery, shownStatuses } from './confirmation-calls.ts'
import { useColumns } from './confirmation-columns.tsx'
import { DecisionDialog } from './confirmation-dialog.tsx'
import { useRegistrationPanel } from './use-registration-panel.tsx'

/** Registrations to accept or reject, one by one or many at once (spec 4, decision A2). */
export function ConfirmationPage() {
  const { user } = useStore(session)
  if (!user) return null
  return (
    <Page width="list">
      <Confirmations role={user.role} />
    </Page>
  )
}

function Confirmations({ role }: { role: Role }) {
  const t = useTranslations('registration-staff')
  const isOffice = role === 'OFFICE'
  const universities = useUniversities()
  const list = useList(
    'registration-confirmation',
    {
      status: { values: shownStatuses, first: ['WAITING'] },
      universities: { values: isOffice ? universities.all.map(({ value }) => value) : [] },
    },
    registrationSorts,
  )
  const { chosen, choose, search, page, sort } = list
  const [asked, setAsked] = useState<Asked | null>(null)
  const [helped, setHelped] = useState<Person | null>(null)
  const { panel, remember, decided } = useRegistrationPanel({ role, onAsk: setAsked })
  const columns = useColumns({
    university: isOffice,
    status: String(chosen.status) !== 'WAITING',
    onOpen: ({ _id }) => panel.onOpen(_id),
  })
  const marking = useMarkingWords()
  const mayWait = chosen.status.length === 0 || chosen.status.includes('WAITING')
  const onlyWaiting = search === '' && chosen.universities.length === 0 && String(chosen.status) === 'WAITING'
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        ownSort={mayWait ? 'since' : '-decided'}
        query={listQuery(role, { ...chosen, search, sort: sort ?? undefined, pageNumber: page })}
        rows="data"
        columns={columns}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        isClearable={search !== '' || chosen.universities.length > 0}
        states={(byStatus) => (
          <StateTabs
            label={t('columns.status')}
            options={shownStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            chosen={chosen.status}
            onChoose={(values) => choose('status', values)}
            isCounted
            counts={byStatus}
          />
        )}
        filters={isOffice && <UniversityFilter label={t('columns.university')} list={list} />}
        acts={{
          header: t('columns.acts'),
          of: (row) => <RowActs row={row} onAsk={setAsked} onHelp={setHelped} />,
        }}
        marking={
          mayWait
            ? {
                ...marking,
                acts: (rows, clear) => <MarkedActs rows={rows} onDone={clear} onAsk={setAsked} />,
              }
            : undefined
        }
        panel={panel}
        leaves={String(chosen.status) === 'WAITING' ? ({ _id }) => decided.has(_id) : undefined}
        empty={<Text>{t('empty')}</Text>}
        emptyAtFirst={
          onlyWaiting && (
            <EmptyState line="done">
              <Text>{t('allDone')}</Text>
            </EmptyState>
          )
        }
      />
      {asked && <DecisionDialog asked={asked} onDecided={remember} onClose={() => setAsked(null)} />}
      {helped && <PersonSecurityDialog person={helped} onClose={() => setHelped(null)} />}
    </>
  )
}

function useMarkingWords() {
  const t = useTranslations('registration-staff')
  const fullName = useFullName()
  return {
    can: ({ can }: Registration) => can.accept || can.reject,
    max: limits.marked,
    words: {
      page: t('markPage'),
      row: (row: Registration) => t('markOne', { name: fullName(row) }),
      marked: (count: number) => t('marked', { count }),
      clear: t('unmark'),
      full: t('markedFull', { max: limits.marked }),
    },
  }
}
