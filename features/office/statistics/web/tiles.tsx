import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { LinkAnchor } from '#platform/ui/links.tsx'
import type { ShownSemester } from '#programme/finished/web/use-semester.ts'
import type { Dashboard } from '../calls.ts'
import classes from './statistics.module.css'

interface Props {
  dashboard: Dashboard
  shown: ShownSemester
}

/** The four figures that tell how a semester goes, each with what the last week has added. */
export function Tiles({ dashboard, shown: { asked, isFinished } }: Props) {
  const t = useTranslations('statistics-staff.tiles')
  const { students, progress, onePagers, teams, lately } = dashboard
  return (
    <dl className={classes.tiles}>
      <Tile name={t('students')} value={students} lately={isFinished ? null : lately.entered}>
        <LinkAnchor to="/students" search={{ ...asked, participation: ['ENTERED'] }} data-own-line>
          {t('toStudents')}
        </LinkAnchor>
      </Tile>
      {!isFinished && <Still dashboard={dashboard} />}
      <Tile name={t('completed')} value={progress.at(-1) ?? 0} lately={isFinished ? null : lately.completed}>
        <LinkAnchor to="/students" search={{ ...asked, progress: ['ALL'] }} data-own-line>
          {t('toCompleted')}
        </LinkAnchor>
      </Tile>
      {teams ? (
        <Tile
          name={t('reports')}
          value={teams.reports.uploaded}
          of={teams.reports.uploaded + teams.reports.without}
          lately={isFinished ? null : lately.reports}
        >
          <LinkAnchor to="/progress-report" search={asked} data-own-line>
            {t('toReports')}
          </LinkAnchor>
        </Tile>
      ) : (
        <Tile
          name={t('onePagers')}
          value={onePagers.handedIn}
          of={students}
          lately={isFinished ? null : lately.onePagers}
        >
          <LinkAnchor to="/one-pager" search={asked} data-own-line>
            {t('toOnePagers')}
          </LinkAnchor>
        </Tile>
      )}
    </dl>
  )
}

/** Who has come to a stop: the list of students shows the same ones. */
function Still({ dashboard: { still, university } }: Pick<Props, 'dashboard'>) {
  const t = useTranslations('statistics-staff.tiles')
  return (
    <Tile name={t('still')} value={still.students} trend={t('stillLately', { count: still.lately })}>
      {still.students > 0 && (
        <LinkAnchor
          to="/students"
          search={{
            participation: ['ENTERED'],
            progress: ['NONE', 'SOME'],
            activity: ['STILL'],
            ...(university !== null && { universities: [university] }),
          }}
          data-own-line
        >
          {t('toStill')}
        </LinkAnchor>
      )}
    </Tile>
  )
}

interface TileProps {
  name: string
  value: number
  /** Out of how many. */
  of?: number
  /** What the last week has added; null where there is no last week. */
  lately?: number | null
  /** Another trend. */
  trend?: string | null
  children: ReactNode
}

function Tile({ name, value, of, lately = null, trend = null, children }: TileProps) {
  const t = useTranslations('statistics-staff.tiles')
  const format = useFormatter()
  const words = trend ?? (lately === null ? null : t('lately', { count: lately }))
  return (
    <div className={classes.tile}>
      <dt>{name}</dt>
      <dd>
        <div className={classes.figure}>
          <strong>{format.number(value)}</strong>
          {of !== undefined && <span className={classes.of}>{t('of', { of })}</span>}
        </div>
        {words && (
          <span className={classes.trend} data-moved={(lately ?? 0) > 0 || undefined}>
            {words}
          </span>
        )}
        {children}
      </dd>
    </div>
  )
}
