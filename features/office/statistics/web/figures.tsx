import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { registrationStatuses } from '#people/registration/states.ts'
import { personalities } from '#platform/contract/parts.ts'
import { useShortMoment } from '#platform/ui/moment.ts'
import type { ShownSemester } from '#programme/finished/web/use-semester.ts'
import { participations } from '#programme/programme/calls.ts'
import type { Dashboard } from '../calls.ts'
import { BarTable, figureOf } from './bar-table.tsx'
import { Block } from './block.tsx'
import { LineFigures } from './line-figures.tsx'
import { ModuleTable } from './module-table.tsx'
import classes from './statistics.module.css'
import { TeamFigures } from './teams.tsx'
import { Tiles } from './tiles.tsx'

interface Props {
  dashboard: Dashboard
  shown: ShownSemester
}

/** The figures of decision T3: first what is large or waits, then each block with its bars. */
export function Figures({ dashboard, shown }: Props) {
  const t = useTranslations('statistics-staff')
  const format = useFormatter()
  const moment = useShortMoment()
  const { countedAt, teams } = dashboard
  const time = moment(countedAt)
  return (
    <>
      <Tiles dashboard={dashboard} shown={shown} />
      <Text size="sm" c="dimmed" mt="sm">
        {t('countedAt', { time })}
      </Text>
      <div className={classes.line}>
        <LineFigures dashboard={dashboard} />
      </div>
      <div className={classes.blocks}>
        <Participation dashboard={dashboard} />
        <Personality dashboard={dashboard} />
        <Registration dashboard={dashboard} />
        {teams ? <TeamFigures teams={teams} /> : <OnePagers dashboard={dashboard} />}
      </div>
      <Block
        title={t('course.title')}
        figure={`${t('course.attempts')}: ${format.number(sumOf(dashboard.modules))}`}
        isWide
      >
        <ModuleTable modules={dashboard.modules} students={dashboard.students} />
      </Block>
    </>
  )
}

const sumOf = (modules: Dashboard['modules']) => modules.reduce((sum, { attempts }) => sum + attempts, 0)

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
    <Block title={t('participation.title')} figure={figureOf(bars, format.number)}>
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
    { key: 'none', type: 'none', label: t('personality.none'), value: personality.none },
  ]
  const largestFirst = bars.toSorted((a, b) => b.value - a.value)
  return (
    <Block title={t('personality.title')} figure={figureOf(largestFirst, format.number)}>
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
  // Hours are not told: they are within a day.
  const days = medianDays === null ? null : Math.max(1, medianDays)
  const bars = [
    ...registrationStatuses.map((status) => ({
      key: status,
      label: t(`registration.${status}`),
      value: byStatus[status],
    })),
    { key: 'overdue', label: t('registration.overdue'), value: overdue, isUrgent: true },
  ]
  return (
    <Block title={t('registration.title')} figure={figureOf(bars, format.number, 'WAITING')}>
      <BarTable
        caption={t('registration.title')}
        header={t('registration.header')}
        figure={t('registration.figure')}
        bars={bars}
        format={format.number}
      />
      <Text size="sm" mt="sm">
        {days === null ? t('registration.noMedian') : t('registration.median', { days })}
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
    <Block title={t('onePagers.title')} figure={figureOf(bars, format.number)}>
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
