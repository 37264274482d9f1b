import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useDay, useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { programme } from '../calls.ts'
import classes from './opened-line.module.css'

const deadlines = ['onePagerDeadline', 'teamDeadline', 'progressReportDeadline'] as const

export const openedQuery = () => queryOf(programme.ownSemester)

/** For whoever takes part and has not started yet: which semester has opened, and its dates (decision Y3). */
export function OpenedLine() {
  const t = useTranslations('programme.opened')
  const day = useDay()
  const moment = useMoment()
  const side = useSide(openedQuery())
  const { data } = side
  if (!data) return <SideFailed of={side} name={t('name')} />
  return (
    <div className={classes.line}>
      <Notice kind="note">
        <Text className={classes.title}>{t('title', { key: data.key })}</Text>
        <Facts>
          <Fact name={t('startsAt')}>{day(data.startsAt)}</Fact>
          {deadlines.map((name) => {
            const at = data[name]
            return (
              at !== null && (
                <Fact key={name} name={t(name)}>
                  {moment(at)}
                </Fact>
              )
            )
          })}
          <Fact name={t('endsAt')}>{day(data.endsAt)}</Fact>
        </Facts>
      </Notice>
    </div>
  )
}
