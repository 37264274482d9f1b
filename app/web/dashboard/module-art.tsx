import type { Module } from '#course/course/calls.ts'
import { type Curve, pathOf, pointsAlong } from '#platform/ui/curve.ts'
import classes from './module-art.module.css'

/** From the lower left, so high that the first stop's number is not cut, over a hill out at the upper right. */
const curves: readonly Curve[] = [
  [
    [0, 130],
    [70, 134],
    [60, 84],
    [120, 80],
  ],
  [
    [120, 80],
    [180, 76],
    [176, 20],
    [260, 12],
  ],
]
const path = pathOf(curves)

interface Props {
  module: Module
  /** Those that count, in their order; a bonus module lies beside them. */
  required: readonly Module[]
}

/** The semester's line as it runs through a module, whose number stands at its stop (look, Home). */
export function ModuleArt({ module, required }: Props) {
  const here = required.findIndex(({ id }) => id === module.id)
  if (here < 0) return null
  const stops = pointsAlong(
    curves,
    required.map((_, i) => (i + 0.6) / (required.length + 0.2)),
  )
  const [x, y] = stops[here] ?? [0, 0]
  return (
    <svg className={classes.art} viewBox="0 0 260 170" aria-hidden="true">
      <path className={classes.line} d={path} />
      {stops.map(([cx, cy], i) => (
        <circle key={cx} className={classes.stop} data-done={i < here || undefined} cx={cx} cy={cy} r="6" />
      ))}
      <circle className={classes.here} cx={x} cy={y} r="26" />
      <text className={classes.number} x={x} y={y}>
        {module.position}
      </text>
    </svg>
  )
}
