import { useTranslations } from 'use-intl'
import { type Curve, pathOf, pointsAlong } from './curve.ts'
import classes from './front-line.module.css'

const WIDTH = 640
const HEIGHT = 150
const curves: readonly Curve[] = [
  [
    [0, 128],
    [150, 128],
    [170, 44],
    [310, 56],
  ],
  [
    [310, 56],
    [450, 68],
    [460, 112],
    [640, 22],
  ],
]
const stations = {
  1: ['idea', 'customer', 'solution', 'market', 'model', 'team', 'pitch'],
  2: ['modules', 'project', 'team', 'mentor', 'report'],
} as const
/** What begins beside its stop instead of beneath: the line rises through the place before it. */
const rising: readonly string[] = ['customer']
/** Where they stand, as shares of the line; long names keep to where it is level. */
const shares = {
  1: [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92],
  2: [0.08, 0.36, 0.52, 0.66, 0.8],
} as const
const path = pathOf(curves)

interface Props {
  /** Whose stations it has. */
  semester?: 1 | 2
  /** As far as it is run, from 0 to 1: then it is the line of something else, without the programme's stations. */
  share?: number | null
}

/** The line of the programme, from edge to edge: decoration. Dots are strokes of no length, which no scaling bends. */
export function FrontLine({ semester = 1, share = null }: Props) {
  const t = useTranslations('ui.stations')
  if (share !== null) return <Run share={share} />
  const shown = stations[semester]
  const places = pointsAlong(curves, shares[semester])
  return (
    <div className={classes.line} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
        {places.map(([x, y]) => (
          <path key={x} className={classes.stop} d={`M${x} ${y}h0`} />
        ))}
        {places.slice(1).map(([x, y]) => (
          <path key={x} className={classes.hole} d={`M${x} ${y}h0`} />
        ))}
      </svg>
      {shown.map((station, i) => (
        <span
          key={station}
          data-rising={rising.includes(station) || undefined}
          style={{
            insetInlineStart: `${((places[i]?.[0] ?? 0) / WIDTH) * 100}%`,
            top: `${((places[i]?.[1] ?? 0) / HEIGHT) * 100}%`,
          }}
        >
          {t(station)}
        </span>
      ))}
    </div>
  )
}

const Run = ({ share }: { share: number }) => (
  <div className={classes.line} data-ahead aria-hidden="true">
    <Line />
    <div className={classes.run} style={{ '--share': share }}>
      <Line />
    </div>
  </div>
)

const Line = () => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    <path d={path} />
  </svg>
)
