import { useFormatter, useTranslations } from 'use-intl'
import { projectStatuses } from '#teams/project/states.ts'
import { teamRequestStatuses } from '#teams/request/states.ts'
import type { Dashboard } from '../calls.ts'
import { type BarRow, BarTable, figureOf } from './bar-table.tsx'
import { Block } from './block.tsx'

type Teams = NonNullable<Dashboard['teams']>

/** What teams of the second semester are doing: a block for each figure. */
export function TeamFigures({ teams }: { teams: Teams }) {
  const t = useTranslations('statistics-staff.teams')
  const { projects, applications, reports, students, mentors } = teams
  const stated = projectStatuses.map((key) => ({ key, label: t(`projects.${key}`), value: projects[key] }))
  const asked = teamRequestStatuses.map((key) => ({
    key,
    label: t(`applications.${key}`),
    value: applications[key],
  }))
  return (
    <>
      <Figure
        of="students"
        bars={[
          { key: 'inTeam', label: t('students.inTeam'), value: students.inTeam },
          { key: 'without', label: t('students.without'), value: students.without },
        ]}
      />
      <Figure of="projects" bars={stated} first="PUBLISHED" />
      <Figure of="applications" bars={asked} />
      <Figure
        of="reports"
        bars={[
          { key: 'uploaded', label: t('reports.uploaded'), value: reports.uploaded },
          { key: 'without', label: t('reports.without'), value: reports.without },
        ]}
      />
      <Figure
        of="mentors"
        bars={[
          { key: 'mentored', label: t('mentors.mentored'), value: mentors.mentored },
          { key: 'without', label: t('mentors.without'), value: mentors.without },
        ]}
      />
    </>
  )
}

interface FigureProps {
  of: keyof Teams
  bars: readonly BarRow[]
  /** The bar that stands for all on a phone; without it the first one. */
  first?: string
}

function Figure({ of, bars, first = bars[0]?.key }: FigureProps) {
  const t = useTranslations('statistics-staff.teams')
  const format = useFormatter()
  const title = t(`${of}.title`)
  return (
    <Block title={title} figure={figureOf(bars, format.number, first)}>
      <BarTable
        caption={title}
        header={t('state')}
        figure={t(`${of}.figure`)}
        bars={bars}
        format={format.number}
      />
    </Block>
  )
}
