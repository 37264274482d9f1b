import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { registrationStatuses } from '#people/registration/states.ts'
import { personalities } from '#platform/contract/parts.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { ShownSemester } from '#programme/finished/web/use-semester.ts'
import { participations } from '#programme/programme/calls.ts'
import type { Dashboard } from '../calls.ts'
import { BarTable } from './bar-table.tsx'
import { Block } from './block.tsx'
import { ModuleTable } from './module-table.tsx'
import classes from './statistics.module.css'
import { ProjectFigures, TeamFigures } from './teams.tsx'

interface Props {
  dashboard: Dashboard
  shown: ShownSemester
}

/** The figures of decision T3: first what is large or waits, then each block with its bars. */
export function Figures({ dashboard, shown }: Props) {
  const t = useTranslations('statistics-staff')
  const format = useFormatter()
  const { countedAt, registration, teams } = dashboard
  const time = format.dateTime(new Date(countedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {registration.overdue > 0 && !shown.isFinished && (
        <Notice kind="problem">
          {t('overdue', { count: registration.overdue })}{' '}
          <LinkAnchor to="/registration-confirmation">{t('toRegistrations')}</LinkAnchor>
        </Notice>
      )}
      <Tiles dashboard={dashboard} shown={shown} />
      <Text size="sm" c="dimmed" mt="sm">
        {t('countedAt', { time })}
      </Text>
      <div className={classes.blocks}>
        <div>
          <Participation dashboard={dashboard} />
          <Progress dashboard={dashboard} />
          {teams ? <ProjectFigures teams={teams} /> : <OnePagers dashboard={dashboard} />}
        </div>
        <div>
          <Personality dashboard={dashboard} />
          <Registration dashboard={dashboard} />
        </div>
      </div>
      {teams && <TeamFigures teams={teams} />}
      <Block title={t('course.title')} isWide>
        <ModuleTable modules={dashboard.modules} />
      </Block>
    </>
  )
}

function Tiles({ dashboard, shown: { asked, isFinished } }: Props) {
  const t = useTranslations('statistics-staff.tiles')
  const format = useFormatter()
  const { students, progress, registration, onePagers, teams } = dashboard
  const tiles = [
    {
      key: 'students',
      value: students,
      link: (
        <LinkAnchor to="/students" search={asked} data-own-line>
          {t('toStudents')}
        </LinkAnchor>
      ),
    },
    { key: 'completed', value: progress.at(-1) ?? 0, link: null },
    {
      key: 'waiting',
      value: registration.byStatus.WAITING,
      // Nothing of a finished semester waits any more.
      link: isFinished ? null : (
        <LinkAnchor to="/registration-confirmation" data-own-line>
          {t('toRegistrations')}
        </LinkAnchor>
      ),
    },
    teams
      ? {
          key: 'reports' as const,
          value: teams.reports.uploaded,
          link: (
            <LinkAnchor to="/progress-report" search={asked} data-own-line>
              {t('toReports')}
            </LinkAnchor>
          ),
        }
      : {
          key: 'onePagers' as const,
          value: onePagers.handedIn,
          link: (
            <LinkAnchor to="/one-pager" search={asked} data-own-line>
              {t('toOnePagers')}
            </LinkAnchor>
          ),
        },
  ] as const
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ key, value, link }) => (
        <div key={key} className={classes.tile}>
          <dt>{t(key)}</dt>
          <dd>
            <strong>{format.number(value)}</strong>
            {link}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Who has started the semester, who is still to, and who does not continue (decision Y3). */
function Participation({ dashboard: { participation } }: { dashboard: Dashboard }) {
  const t = useTranslations('statistics-staff')
  const format = useFormatter()
  const bars = participations.map((key) => ({
    key,
    label: t(`participation.${key}`),
    value: participation[key],
  }))
  return (
    <Block title={t('participation.title')}>
      <BarTable
        caption={t('participation.title')}
        header={t('participation.header')}
        figure={t('students')}
        bars={bars}
        format={format.number}
      />
    </Block>
  )
}

function Progress({ dashboard: { progress } }: { dashboard: Dashboard }) {
  const t = useTranslations('statistics-staff')
  const format = useFormatter()
  const bars = progress.map((value, completed) => ({
    key: String(completed),
    label: t('progress.completed', { completed }),
    value,
  }))
  return (
    <Block title={t('progress.title')}>
      <BarTable
        caption={t('progress.title')}
        header={t('progress.header')}
        figure={t('students')}
        bars={bars}
        format={format.number}
      />
    </Block>
  )
}

function Personality({ dashboard: { personality } }: { dashboard: Dashboard }) {
  const t = useTranslations('statistics-staff')
  const format = useFormatter()
  const bars = [
    ...personalities.map((type) => ({
      key: type,
      type,
      label: t(`personality.${type}`),
      value: personality[type],
    })),
    { key: 'none', label: t('personality.none'), value: personality.none },
  ]
  return (
    <Block title={t('personality.title')}>
      <BarTable
        caption={t('personality.title')}
        header={t('personality.header')}
        figure={t('students')}
        bars={bars}
        format={format.number}
      />
    </Block>
  )
}

function Registration({ dashboard: { registration } }: { dashboard: Dashboard }) {
  const t = useTranslations('statistics-staff')
  const format = useFormatter()
  const { byStatus, overdue, medianDays } = registration
  const bars = [
    ...registrationStatuses.map((status) => ({
      key: status,
      label: t(`registration.${status}`),
      value: byStatus[status],
    })),
    { key: 'overdue', label: t('registration.overdue'), value: overdue, isUrgent: true },
  ]
  return (
    <Block title={t('registration.title')}>
      <BarTable
        caption={t('registration.title')}
        header={t('registration.header')}
        figure={t('registration.figure')}
        bars={bars}
        format={format.number}
      />
      <Text size="sm" mt="sm">
        {medianDays === null ? t('registration.noMedian') : t('registration.median', { days: medianDays })}
      </Text>
    </Block>
  )
}

function OnePagers({ dashboard: { onePagers } }: { dashboard: Dashboard }) {
  const t = useTranslations('statistics-staff')
  const format = useFormatter()
  const bars = (['handedIn', 'notYet'] as const).map((key) => ({
    key,
    label: t(`onePagers.${key}`),
    value: onePagers[key],
  }))
  return (
    <Block title={t('onePagers.title')}>
      <BarTable
        caption={t('onePagers.title')}
        header={t('onePagers.header')}
        figure={t('students')}
        bars={bars}
        format={format.number}
      />
    </Block>
  )
}
