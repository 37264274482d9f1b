import { useTranslations } from 'use-intl'
import { type Curve, pathOf, pointsAlong } from '#platform/ui/curve.ts'
import classes from './semester-line.module.css'

const WIDTH = 150
const HEIGHT = 360
/** From the start line at the top, swinging down to the finish. */
const curves: readonly Curve[] = [
  [
    [30, 14],
    [30, 90],
    [122, 70],
    [118, 150],
  ],
  [
    [118, 150],
    [114, 240],
    [20, 210],
    [34, 290],
  ],
  [
    [34, 290],
    [42, 330],
    [90, 346],
    [136, 346],
  ],
]
const path = pathOf(curves)

interface Props {
  done: number
  count: number
  /** A module is under way. */
  isUnderWay: boolean
}

/** The whole semester at a glance, beside the modules: the line as far as it is run, with its stops on it. */
export function SemesterLine({ done, count, isUnderWay }: Props) {
  const t = useTranslations('course.modules')
  const places = pointsAlong(
    curves,
    Array.from({ length: count }, (_, i) => (i + 0.5) / count),
  )
  const share = done === count ? 1 : (done + (isUnderWay ? 0.5 : 0)) / count
  return (
    <aside className={classes.semester} aria-label={t('done', { done, count })}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className={classes.ahead} d={path} />
        <path className={classes.run} d={path} pathLength={1} strokeDasharray={`${share} 1`} />
        {places.map(([x, y], i) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={isUnderWay && i === done ? 11 : 8}
            className={i < done ? classes.done : isUnderWay && i === done ? classes.now : classes.open}
          />
        ))}
      </svg>
      <p aria-hidden="true">
        <strong>{t('standing', { done, count })}</strong> {t('standingWords')}
      </p>
    </aside>
  )
}
