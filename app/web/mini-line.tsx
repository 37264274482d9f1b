import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { requiredOf } from '#course/course/web/required.ts'
import { type Curve, pathOf, pointsAlong } from '#platform/ui/curve.ts'
import { useSide } from '#platform/ui/side.tsx'
import classes from './mini-line.module.css'

// The rims of the first and the last stop lie inside of the drawing.
const curves: readonly Curve[] = [
  [
    [5, 20],
    [40, 20],
    [50, 6],
    [80, 10],
  ],
  [
    [80, 10],
    [110, 14],
    [120, 16],
    [155, 6],
  ],
]
const path = pathOf(curves)

/** How far a student has come, on every page: the line in small, which leads home (look 1). */
export function MiniLine() {
  const t = useTranslations('app')
  const { data } = useSide(progressQuery())
  // Its place is kept, so that nothing beside it moves.
  if (!data?.currentProgress) return <span className={classes.way} />
  const { required, isDone, done } = requiredOf(data.modules, data.currentProgress)
  const stops = pointsAlong(
    curves,
    required.map((_, i) => i / Math.max(1, required.length - 1)),
  )
  // As on the stage: what is done out of turn does not carry the line over what is not.
  const first = required.findIndex(({ id }) => !isDone(id))
  const reached = (first < 0 ? required.length : first) - 1
  const words = t('way', { done, total: required.length })
  return (
    <Link to="/" className={classes.way} title={words} aria-label={words}>
      <svg viewBox="0 0 160 26" aria-hidden="true">
        <path className={classes.ahead} d={path} />
        {reached > 0 && (
          <path
            className={classes.behind}
            d={path}
            pathLength={required.length - 1}
            strokeDasharray={`${reached} ${required.length}`}
          />
        )}
        {required.map(({ id }, i) => (
          <circle
            key={id}
            className={classes.stop}
            data-done={isDone(id) || undefined}
            data-now={i === first || undefined}
            cx={stops[i]?.[0]}
            cy={stops[i]?.[1]}
            r="4"
          />
        ))}
      </svg>
    </Link>
  )
}
