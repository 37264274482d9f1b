import { useFormatter, useTranslations } from 'use-intl'
import type { Remark } from '#course/remark/calls.ts'
import type { Column } from '#platform/ui/list-rows.tsx'
import { whole } from '#platform/ui/moment.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import classes from './desk.module.css'

const kinds: Record<Remark['status'], TagKind> = { NEW: 'open', ANSWERED: 'good', DONE: 'quiet' }

interface Shown {
  onOpen: (row: Remark) => void
  /** Rows of more than one state are shown. */
  status: boolean
}

export function useColumns({ onOpen, status: hasStatus }: Shown): Column<Remark>[] {
  const t = useTranslations('desk-staff.remarks')
  const format = useFormatter()
  const columns: Column<Remark>[] = [
    {
      key: 'from',
      header: t('columns.from'),
      cell: (row) => (
        <PersonCell row={row.from} onOpen={() => onOpen(row)}>
          <div className={classes.excerpt} {...WRITTEN}>
            {row.comment}
          </div>
        </PersonCell>
      ),
      primary: true,
    },
    { key: 'about', folds: true, header: t('columns.about'), cell: (row) => <About row={row} /> },
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ at }) => whole(format.dateTime(new Date(at), { dateStyle: 'medium' })),
      tight: true,
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <StatusTag status={status} />,
      tight: true,
      line: 1,
    },
  ]
  return hasStatus ? columns : columns.filter(({ key }) => key !== 'status')
}

export function StatusTag({ status }: Pick<Remark, 'status'>) {
  const t = useTranslations('desk-staff.remarks')
  return <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
}

function About({ row: { lesson, module } }: { row: Remark }) {
  const t = useTranslations('desk-staff.remarks')
  return (
    <div className={classes.about}>
      <span>{lesson ? t('lesson', { title: lesson.title }) : t('question')}</span>
      <span className={classes.module}>{t('ofModule', module)}</span>
    </div>
  )
}
