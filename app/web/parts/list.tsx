import { Button, Text } from '@mantine/core'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Sort } from '#platform/contract/list.ts'
import { FigureCell } from '#platform/ui/figure-cell.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListFrame } from '#platform/ui/list-frame.tsx'
import { ListPanel } from '#platform/ui/list-panel.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { PageMenu } from '#platform/ui/page-menu.tsx'
import type { PanelAct } from '#platform/ui/panel.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { RowAct } from '#platform/ui/row-act.tsx'
import type { ListControls } from '#platform/web/use-list.ts'
import classes from './parts.module.css'
import { type Person, persons } from './persons.ts'
import { Section } from './section.tsx'

const states = ['WAITING', 'ACCEPTED', 'REJECTED'] as const
const universities = ['szeged', 'debrecen'] as const
const keyOf = ({ email }: Person) => email
const nothing = () => undefined

/** The frame of every list with its tabs, filters, rows, marks and panel. */
export function ListParts() {
  const t = useTranslations('parts')
  const list = useControls()
  const [status, setStatus] = useState<readonly (typeof states)[number][]>(['WAITING'])
  const [chosen, setChosen] = useState<readonly (typeof universities)[number][]>([])
  const rows = status.includes('WAITING') || status.length === 0 ? persons : []
  const { columns, panel, acts, marking } = useRowParts()
  return (
    <Section title={t('list.title')}>
      <PageMenu label={t('list.status')}>
        {states.map((value, place) => (
          <a key={value} href={`#${value}`} aria-current={place === 0 ? 'page' : undefined}>
            {t(`list.states.${value}`)}
          </a>
        ))}
      </PageMenu>
      <div className={classes.whole}>
        <ListFrame<Person>
          title={t('list.states.WAITING')}
          level={2}
          list={list}
          ownSort="-days"
          loading={{
            rows,
            count: { total: rows.length, isMore: false, all: persons.length, isAllMore: false },
            pages: 1,
            isStale: false,
            failure: null,
            queryKey: [],
          }}
          states={() => (
            <StateTabs
              label={t('list.status')}
              options={states.map((value) => ({ value, label: t(`list.states.${value}`) }))}
              chosen={status}
              onChoose={setStatus}
              isCounted
              counts={{ WAITING: persons.length, ACCEPTED: 0, REJECTED: 0 }}
            />
          )}
          filters={
            <ValueFilter
              label={t('list.university')}
              options={universities.map((value) => ({ value, label: t(`fields.universities.${value}`) }))}
              chosen={chosen}
              onChoose={setChosen}
            />
          }
          searchHint={t('list.searchHint')}
          columns={columns}
          keyOf={keyOf}
          acts={acts}
          marking={marking}
          panel={panel}
          empty={<Text>{t('list.empty')}</Text>}
          paging={null}
        />
      </div>
    </Section>
  )
}

/** What the real lists keep in the address. */
function useControls(): ListControls {
  const [search, find] = useState('')
  const [sort, sortBy] = useState<Sort<string> | null>(null)
  return {
    name: 'parts',
    page: 1,
    search,
    narrowed: search !== '',
    scope: search,
    goTo: nothing,
    find,
    sort,
    sortBy,
    clear: () => find(''),
  }
}

function useRowParts() {
  const t = useTranslations('parts.list')
  const universityOf = useTranslations('parts.fields.universities')
  const fullName = useFullName()
  const [open, setOpen] = useState<string | null>(null)
  const actWords = { accept: t('accept'), reject: t('reject') }
  const icons = { accept: Check, reject: X }
  const acts = ['accept', 'reject'] as const
  return {
    columns: [
      {
        key: 'name',
        header: t('name'),
        sort: 'name',
        primary: true,
        cell: (row: Person) => <PersonCell row={row} onOpen={() => setOpen(keyOf(row))} />,
      },
      {
        key: 'university',
        folds: true,
        header: t('university'),
        cell: (row: Person) => universityOf(row.university),
      },
      {
        key: 'days',
        header: t('days'),
        sort: 'days',
        sortsBack: true,
        tight: true,
        cell: ({ days }: Person) => (
          <FigureCell inTable={String(days)} inCard={t('daysInCard', { count: days })} />
        ),
      },
    ],
    acts: {
      header: t('acts'),
      of: (row: Person) =>
        acts.map((act) => (
          <RowAct
            key={act}
            act={act}
            icon={icons[act]}
            word={actWords[act]}
            isPurpose
            isTaking={act === 'reject'}
            label={t('of', { act: actWords[act], name: fullName(row) })}
            onClick={nothing}
          />
        )),
    },
    marking: {
      can: () => true,
      max: 2,
      words: {
        page: t('markPage'),
        row: (row: Person) => t('markOne', { name: fullName(row) }),
        marked: (count: number) => t('marked', { count }),
        clear: t('unmark'),
        full: t('full'),
      },
      acts: (_rows: Person[], clear: () => void) => (
        <Button size="sm" onClick={clear}>
          {t('accept')}
        </Button>
      ),
    },
    panel: {
      view: ListPanel,
      open,
      onClose: () => setOpen(null),
      onOpen: setOpen,
      title: fullName,
      content: (row: Person) => <Text>{universityOf(row.university)}</Text>,
      acts: (): PanelAct[] =>
        acts.map((act) => ({
          act,
          icon: icons[act],
          word: actWords[act],
          isMain: act === 'accept',
          run: nothing,
        })),
    },
  }
}
