import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { roles } from '#platform/contract/parts.ts'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { useList } from '#platform/web/use-list.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { accountSorts, accountStates } from '../calls.ts'
import { AccountActs, AccountDialog, type Asked } from './account-acts.tsx'
import { accountsQuery } from './calls.ts'
import { useColumns } from './columns.tsx'

/** Everybody who can sign in, or could before they were disabled. */
export default function AccountsTab() {
  const t = useTranslations('account-staff')
  const tp = useTranslations('people-staff')
  const universities = useUniversities()
  const list = useList(
    'accounts',
    {
      roles: { values: roles },
      universities: { values: universities.all.map(({ value }) => value) },
      states: { values: accountStates },
    },
    accountSorts,
  )
  const { chosen, choose, search, page, sort } = list
  const [asked, setAsked] = useState<Asked | null>(null)
  const columns = useColumns()
  return (
    <>
      <ListPage
        title={t('title')}
        level={2}
        list={list}
        ownSort="name"
        query={accountsQuery({ ...chosen, search, sort: sort ?? undefined, pageNumber: page })}
        rows="accounts"
        columns={columns}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        isClearable={search !== '' || chosen.roles.length > 0 || chosen.universities.length > 0}
        states={(byStatus) => (
          <StateTabs
            label={t('columns.state')}
            options={accountStates.map((value) => ({ value, label: t(`state.${value}`) }))}
            chosen={chosen.states}
            onChoose={(values) => choose('states', values)}
            isCounted
            counts={byStatus}
          />
        )}
        filters={
          <>
            <ValueFilter
              label={t('columns.role')}
              options={roles.map((value) => ({ value, label: tp(`roles.${value}`) }))}
              chosen={chosen.roles}
              onChoose={(values) => choose('roles', values)}
            />
            <UniversityFilter label={t('columns.university')} list={list} />
          </>
        }
        acts={{ header: t('columns.acts'), of: (row) => <AccountActs row={row} onAsk={setAsked} /> }}
        empty={<Text>{t('empty')}</Text>}
      />
      {asked && <AccountDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
