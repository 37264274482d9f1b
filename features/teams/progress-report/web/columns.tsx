import { useTranslations } from 'use-intl'
import type { Column } from '#platform/ui/list-rows.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import type { ShownSemester } from '#programme/finished/web/use-semester.ts'
import { shortNameOf, useUniversities } from '#programme/programme/web/universities.ts'
import type { ProgressReportRow } from '../calls.ts'
import classes from './progress-report.module.css'

/** What the list says of each project (spec 3); the university where there are several. */
export function useColumns(
  isOffice: boolean,
  { isFinished, asked }: ShownSemester,
): Column<ProgressReportRow>[] {
  const t = useTranslations('progress-report-staff')
  const moment = useShortMoment()
  const { nameOf } = useUniversities()
  const university: Column<ProgressReportRow> = {
    key: 'university',
    folds: true,
    header: t('columns.university'),
    cell: ({ university: id }) => <abbr title={nameOf(id)}>{shortNameOf(id)}</abbr>,
    tight: true,
  }
  return [
    {
      key: 'project',
      header: t('columns.project'),
      sort: 'name',
      primary: true,
      cell: ({ isIncompleteTeam, isDissolved, can, ...project }) => (
        <div className={classes.project}>
          <span className={classes.name}>
            <ProjectLink project={project} isGone={!can.read} {...asked} />
          </span>
          {isDissolved && <Tag kind="quiet">{t('dissolved')}</Tag>}
          {isIncompleteTeam && <Tag kind="quiet">{t('incomplete')}</Tag>}
        </div>
      ),
    },
    {
      key: 'owner',
      header: t('columns.owner'),
      cell: ({ owner }) => <PersonCell row={owner} />,
      ownLine: true,
    },
    ...(isOffice ? [university] : []),
    {
      key: 'uploaded',
      header: t('columns.uploaded'),
      sort: 'submitted',
      sortsBack: true,
      cell: ({ report }) =>
        report ? moment(report.submittedAt) : t(isFinished ? 'uploaded.never' : 'notYet'),
      tight: true,
    },
  ]
}
