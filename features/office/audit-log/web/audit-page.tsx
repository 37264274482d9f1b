import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DeskPage } from '#office/desk/web/desk-page.tsx'
import { actGroups } from '#platform/contract/audit.ts'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { WRITTEN, written } from '#platform/ui/written.tsx'
import { queryOf } from '#platform/web/query.ts'
import { useList } from '#platform/web/use-list.ts'
import { type AuditLine, auditLog, type Period, periods } from '../calls.ts'
import { useActWords, useReasonWords } from './act-words.ts'
import classes from './audit-page.module.css'

/** Who did what, and when (decision L9). */
export function AuditPage() {
  const t = useTranslations('audit-log-staff')
  const list = useList('audit', { groups: { values: actGroups }, period: { values: periods } })
  const { chosen, choose, search, page } = list
  const [period = null] = chosen.period
  return (
    <DeskPage>
      <ListPage
        title={t('title')}
        level={2}
        list={list}
        query={queryOf(auditLog.list, {
          body: { groups: chosen.groups, period, search, pageNumber: page },
        })}
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
          <ValueFilter
            label={t('groups.legend')}
            options={actGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
            chosen={chosen.groups}
            onChoose={(values) => choose('groups', values)}
          />
        }
        empty={<Text>{t('empty')}</Text>}
        vague={t('vague')}
      />
    </DeskPage>
  )
}

function useColumns(): Column<AuditLine>[] {
  const t = useTranslations('audit-log-staff')
  const moment = useShortMoment()
  const fullName = useFullName()
  return [
    { key: 'act', header: t('columns.act'), cell: (row) => <What row={row} />, primary: true },
    { key: 'about', header: t('columns.about'), cell: ({ about }) => about && fullName(about), tight: true },
    { key: 'by', header: t('columns.by'), cell: ({ by }) => by && <By name={fullName(by)} />, tight: true },
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ at }) => moment(at),
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
