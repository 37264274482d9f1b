import { projectStatuses } from '@rajt/contract/project-states'
import type { Dashboard } from '@rajt/contract/statistics'
import { teamRequestStatuses } from '@rajt/contract/team-request-states'
import { useFormatter, useTranslations } from 'use-intl'
import { BarTable } from './bar-table.tsx'
import { Block } from './block.tsx'
import classes from './statistics.module.css'

type Teams = NonNullable<Dashboard['teams']>

export const ProjectFigures = ({ teams }: { teams: Teams }) => (
  <Figure of="projects" keys={projectStatuses} figures={teams.projects} />
)

/** What teams of the second semester are doing: a block for each figure. */
export const TeamFigures = ({ teams }: { teams: Teams }) => (
  <div className={classes.blocks}>
    <div>
      <Figure of="applications" keys={teamRequestStatuses} figures={teams.applications} />
      <Figure of="reports" keys={['uploaded', 'without']} figures={teams.reports} />
    </div>
    <div>
      <Figure of="students" keys={['inTeam', 'without']} figures={teams.students} />
      <Figure of="mentors" keys={['mentored', 'without']} figures={teams.mentors} />
    </div>
  </div>
)

interface Props<K extends string> {
  of: keyof Teams
  keys: readonly K[]
  figures: Record<K, number>
}

function Figure<K extends string>({ of, keys, figures }: Props<K>) {
  const t = useTranslations('statistics-staff.teams')
  const format = useFormatter()
  const bars = keys.map((key) => ({ key, label: t(`${of}.${key}` as never), value: figures[key] }))
  return (
    <Block title={t(`${of}.title`)}>
      <BarTable
        caption={t(`${of}.title`)}
        header={t('state')}
        figure={t(`${of}.figure`)}
        bars={bars}
        format={format.number}
      />
    </Block>
  )
}
