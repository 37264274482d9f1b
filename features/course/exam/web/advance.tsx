import type { course } from '#course/course/calls.ts'
import { requiredOf } from '#course/course/web/required.ts'
import type { Answer } from '#platform/contract/call.ts'
import { type Curve, pathOf, pointsAlong } from '#platform/ui/curve.ts'
import { Tick } from '#platform/ui/tick.tsx'
import classes from './advance.module.css'

const WIDTH = 640
const HEIGHT = 90
const curves: readonly Curve[] = [
  [
    [0, 74],
    [150, 74],
    [190, 30],
    [330, 36],
  ],
  [
    [330, 36],
    [470, 42],
    [490, 66],
    [640, 14],
  ],
]
const path = pathOf(curves)

interface Props {
  course: Answer<typeof course.progress>
  /** The module that was just passed: its stop fills. */
  passed?: string
  /** The one that opened with it, or still waits; without it, the first that is not done. */
  opened?: string | undefined
}

/** The modules on the line: the one just passed fills, the next one opens. Decoration; the words below say it. */
export function Advance({ course: { modules, currentProgress }, passed, opened }: Props) {
  const { required: stops, isDone: wasDone } = requiredOf(modules, currentProgress)
  // Completed is not passed: its stop lies behind, and bears no tick.
  const hasFailed = (id: string) =>
    currentProgress?.moduleProgresses.some(
      ({ module, exam }) => module === id && exam.counts?.passed === false,
    )
  const places = pointsAlong(
    curves,
    stops.map((_, i) => 0.07 + (i * 0.86) / Math.max(1, stops.length - 1)),
  )
  const isDone = (id: string) => id === passed || wasDone(id)
  // One that is closed without having been passed waits for nothing any more.
  const isWaiting = opened !== undefined && !isDone(opened)
  const next = isWaiting || !currentProgress ? opened : stops.find(({ id }) => !isDone(id))?.id
  const stateOf = (id: string) => {
    if (id === passed) return 'passed'
    if (id === next) return 'opened'
    if (!isDone(id)) return 'ahead'
    return hasFailed(id) ? 'failed' : 'done'
  }
  const reached = stops.findLastIndex(({ id }) => isDone(id))
  const end = ((places[reached]?.[0] ?? 0) / WIDTH) * 100
  return (
    <div className={classes.advance} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={classes.ahead} d={path} />
        <path d={path} style={{ clipPath: `inset(-20px ${100 - end}% -20px 0)` }} />
      </svg>
      {stops.map(({ id, position }, i) => (
        <span
          key={id}
          data-state={stateOf(id)}
          style={{
            insetInlineStart: `${((places[i]?.[0] ?? 0) / WIDTH) * 100}%`,
            top: `${((places[i]?.[1] ?? 0) / HEIGHT) * 100}%`,
          }}
        >
          {['passed', 'done'].includes(stateOf(id)) ? <Tick size={14} /> : position}
        </span>
      ))}
    </div>
  )
}
