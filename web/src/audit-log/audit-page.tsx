import { Text } from '@mantine/core'
import { actGroups } from '@rajt/contract/audit'
import { type AuditLine, auditLog, type Period, periods } from '@rajt/contract/audit-log'
import { useFormatter, useTranslations } from 'use-intl'
import { DeskPage } from '../desk/desk-page.tsx'
import { queryOf } from '../plumbing/query.ts'
import { useList } from '../plumbing/use-list.ts'
import { PanelFilter } from '../ui/list-filter.tsx'
import { ListPage } from '../ui/list-page.tsx'
import type { Column } from '../ui/list-rows.tsx'
import { StateTabs } from '../ui/list-tabs.tsx'
import { useFullName } from '../ui/names.ts'
import { useSide } from '../ui/side.tsx'
import { WRITTEN, written } from '../ui/written.tsx'
import { useActWords, useReasonWords } from './act-words.ts'
import classes from './audit-page.module.css'

/** Who did what, and when (decision L9). */
export function AuditPage() {
  const t = useTranslations('audit-log-staff')
  const list = useList('audit', { groups: { values: actGroups }, period: { values: periods } })
  const { chosen, choose, search, page } = list
  const [period = null] = chosen.period
  const query = queryOf(auditLog.list, {
    body: { groups: chosen.groups, period, search, pageNumber: page },
  })
  const { data } = useSide(query)
  return (
    <DeskPage>
      <ListPage
        title={t('title')}
        level={2}
        list={list}
        query={query}
        rows="lines"
        columns={useColumns()}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        isClearable={search !== '' || chosen.groups.length > 0}
        states={() => (
          <StateTabs<Period>
            label={t('period.legend')}
            options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
            chosen={chosen.period}
            onChoose={(values) => choose('period', values)}
          />
        )}
        filters={
          <PanelFilter
            label={t('groups.legend')}
            options={actGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
            chosen={chosen.groups}
            onChoose={(values) => choose('groups', values)}
          />
        }
        empty={<Text>{t('empty')}</Text>}
        emptyFiltered={data?.isVague ? <Text>{t('vague')}</Text> : undefined}
      />
    </DeskPage>
  )
}

function useColumns(): Column<AuditLine>[] {
  const t = useTranslations('audit-log-staff')
  const format = useFormatter()
  const fullName = useFullName()
  return [
    { key: 'act', header: t('columns.act'), cell: (row) => <What row={row} />, primary: true },
    { key: 'about', header: t('columns.about'), cell: ({ about }) => about && fullName(about), tight: true },
    { key: 'by', header: t('columns.by'), cell: ({ by }) => by && <By name={fullName(by)} />, tight: true },
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ at }) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
      tight: true,
    },
  ]
}

/** What happened, to which thing, and why, as far as the audit keeps it. */
function What({ row: { act, title, reason } }: { row: AuditLine }) {
  const t = useTranslations('audit-log-staff')
  const words = useActWords()
  const reasonWords = useReasonWords()
  return (
    <>
      <p className={classes.act}>{words(act)}</p>
      {title && (
        <p className={classes.detail} {...WRITTEN}>
          {title}
        </p>
      )}
      {reason && (
        <p className={classes.detail}>{t.rich('reasonOf', { reason: reasonWords(reason), written })}</p>
      )}
    </>
  )
}

/** The column says whose name it is; the card has to. */
function By({ name }: { name: string }) {
  const t = useTranslations('audit-log-staff')
  return (
    <>
      <span className={classes.inTable}>{name}</span>
      <span className={classes.inCard}>{t('byOf', { name })}</span>
    </>
  )
}
