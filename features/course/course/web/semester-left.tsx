import { useTranslations } from 'use-intl'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import type { Progress } from '../calls.ts'
import type { leftOf } from './left.ts'
import classes from './semester-left.module.css'

/** From here on minutes are told in hours. */
const HOURS_FROM = 90

interface Props {
  left: ReturnType<typeof leftOf>
  progress: Progress
}

/** Beside the modules: how far their student is, and what the semester still asks for. */
export function SemesterLeft({ left: { done, count, points, allPoints, minutes }, progress }: Props) {
  const t = useTranslations('course.modules')
  const tl = useTranslations('course.modules.left')
  const moment = useMoment()
  return (
    <aside className={classes.left} aria-label={t('done', { done, count })}>
      <p className={classes.standing} aria-hidden="true">
        <strong>{t('standing', { done, count })}</strong> {t('standingWords')}
      </p>
      <Facts>
        <Fact name={tl('points')}>{tl('pointsOf', { points, all: allPoints })}</Fact>
        {minutes > 0 && progress.phase === 'running' && (
          <Fact name={tl('work')}>
            {minutes < HOURS_FROM
              ? tl('minutes', { count: minutes })
              : tl('hours', { count: Math.round(minutes / 60) })}
          </Fact>
        )}
        <Fact name={tl('until')}>{moment(progress.endsAt)}</Fact>
      </Facts>
    </aside>
  )
}
