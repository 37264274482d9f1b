import { useFormatter, useTranslations } from 'use-intl'
import { FigureCell } from '#platform/ui/figure-cell.tsx'
import { NameLink } from '#platform/ui/links.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { whole } from '#platform/ui/moment.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { ProjectLink } from '#programme/finished/web/project-link.tsx'
import { shortNameOf, useUniversities } from '#programme/programme/web/universities.ts'
import type { StudentRow } from '../calls.ts'
import classes from './student.module.css'

interface Shown {
  isOffice: boolean
  /** Of a first semester; in a second one teams stand in their place. */
  hasOnePagers: boolean
  moduleCount: number
}

/** What the list says of each student (decision T4). In a card the figures bring the words that head the table's columns. */
export function useColumns({ isOffice, hasOnePagers, moduleCount }: Shown): Column<StudentRow>[] {
  const t = useTranslations('student-staff')
  const format = useFormatter()
  const { nameOf } = useUniversities()
  const day = (instant: string) => whole(format.dateTime(new Date(instant), { dateStyle: 'medium' }))
  const columns: (Column<StudentRow> | false)[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      primary: true,
      cell: (row) => (
        <PersonCell
          row={row}
          link={(name) => (
            <NameLink to="/students/$id" params={{ id: row._id }} aria-label={t('openOne', { name })}>
              {name}
            </NameLink>
          )}
          beside={
            <>
              {row.participation !== 'ENTERED' && (
                <Tag kind={row.participation === 'STAYS' ? 'quiet' : 'open'}>
                  {t(`mark.${row.participation}`)}
                </Tag>
              )}
              {row.isDisabled && <Tag kind="bad">{t('disabled')}</Tag>}
            </>
          }
        />
      ),
    },
    {
      key: 'neptun',
      folds: true,
      line: 3,
      header: isOffice ? t('columns.neptunAndUniversity') : t('columns.neptun'),
      cell: ({ neptun, university: id }) => (
        <div className={classes.two} data-pair>
          <div translate="no">{neptun}</div>
          {isOffice && (
            <abbr title={nameOf(id)} className={classes.second}>
              {shortNameOf(id)}
            </abbr>
          )}
        </div>
      ),
      tight: true,
    },
    {
      key: 'personality',
      folds: true,
      line: 3,
      header: t('columns.personality'),
      cell: ({ personality }) => personality && t(`personality.${personality}`),
      tight: true,
    },
    {
      key: 'progress',
      line: 1,
      header: t('progress.legend'),
      sort: 'points',
      sortsBack: true,
      cell: ({ participation, modulesCompleted: completed, points }) =>
        participation !== 'ENTERED' ? null : (
          <div className={classes.two} data-pair>
            <div className={classes.matters}>{t('modules', { completed, total: moduleCount })}</div>
            <div className={classes.second}>{points === null ? t('noPoints') : t('points', { points })}</div>
          </div>
        ),
      tight: true,
    },
    {
      key: 'grade',
      line: 1,
      header: t('columns.grade'),
      cell: ({ grade }) =>
        grade === null ? null : (
          <FigureCell inTable={format.number(grade)} inCard={t('gradeInCard', { grade })} />
        ),
      tight: true,
    },
    hasOnePagers && {
      key: 'onePager',
      folds: true,
      line: 3,
      header: t('columns.onePager'),
      sort: 'onePager',
      sortsBack: true,
      cell: ({ participation, onePagerAt }) =>
        participation !== 'ENTERED' ? null : onePagerAt ? (
          <FigureCell inTable={day(onePagerAt)} inCard={t('onePagerInCard', { date: day(onePagerAt) })} />
        ) : (
          <FigureCell inTable={t('none')} inCard={t('noOnePagerInCard')} />
        ),
      tight: true,
    },
    !hasOnePagers && {
      key: 'team',
      folds: true,
      line: 3,
      header: t('columns.team'),
      cell: ({ participation, team }) =>
        participation !== 'ENTERED' ? null : team ? (
          <div className={classes.two} data-pair>
            <div>
              <ProjectLink project={team.project} />
            </div>
            <div className={classes.second}>{t(team.isOwner ? 'owner' : 'member')}</div>
          </div>
        ) : (
          <FigureCell inTable={t('none')} inCard={t('noTeam')} />
        ),
    },
    {
      key: 'active',
      line: 2,
      header: t('columns.active'),
      sort: 'active',
      sortsBack: true,
      cell: ({ lastActiveOn: date }) =>
        date ? (
          <FigureCell
            inTable={day(`${date}T12:00:00Z`)}
            inCard={t('activeInCard', { date: day(`${date}T12:00:00Z`) })}
          />
        ) : (
          <FigureCell inTable={t('none')} inCard={t('never')} />
        ),
      tight: true,
    },
  ]
  return columns.filter((column) => column !== false)
}
