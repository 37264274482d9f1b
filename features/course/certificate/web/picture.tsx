import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Curve, pathOf, pointsAlong } from '#platform/ui/curve.ts'
import { useFullName } from '#platform/ui/names.ts'
import classes from './picture.module.css'

/** The line of the paper itself (server/line.ts), on a page of 297 by 210. */
const curves: readonly Curve[] = [
  [
    [0, 193],
    [69, 193],
    [79, 168],
    [144, 173],
  ],
  [
    [144, 173],
    [209, 178],
    [214, 188],
    [297, 162],
  ],
]

interface Props {
  surname: string
  firstname: string
  semester: string
  semesterNumber: number
  /** 1 makes it one of participation, which says no result. */
  grade: number
  percent: number
  /** Modules of the semester, each a stop of the line. */
  stops: number
  isRevoked: boolean
}

/** The first page of a certificate, small: decoration, all of it is said beside it. */
export default function CertificatePicture(props: Props) {
  const { grade, percent, semester, semesterNumber, isRevoked } = props
  const t = useTranslations('certificate')
  const name = useFullName()(props)
  const word = grade === 1 ? '' : t(`grades.g${grade as 2 | 3 | 4 | 5}`)
  const title = t(grade === 1 ? 'participationTitle' : 'title')
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 297 210"
      data-revoked={isRevoked || undefined}
      aria-hidden="true"
    >
      <path className={classes.paper} d="M0 0h297v210H0z" />
      <text className={classes.title} x="23" y="42" fontSize={fitting(title, { width: CLEAR, most: 23 })}>
        {title}
      </text>
      <Name name={name} />
      <path className={classes.rule} d="M23 93h44" />
      <text className={classes.soft} x="23" y="114" fontSize="13">
        {t('semesterOf', { number: semesterNumber, key: semester })}
      </text>
      <Seal>
        {grade === 1 ? (
          <path className={classes.tick} d="M230 71l11 11 21-23" />
        ) : (
          <>
            <text className={classes.grade} x="246" y="73" fontSize="38">
              {grade}
            </text>
            <text className={classes.word} x="246" y="87" fontSize={fitting(word, { width: 56, most: 11 })}>
              {word}
            </text>
            <text className={classes.word} x="246" y="99" fontSize="9.5">
              {`${percent}%`}
            </text>
          </>
        )}
      </Seal>
      <Line stops={props.stops} />
      {isRevoked && (
        <>
          <path className={classes.strike} d="M14 120L283 26" />
          <text className={classes.stamp} x="23" y="139" fontSize="15">
            {t('own.revoked')}
          </text>
        </>
      )}
    </svg>
  )
}

/** Letters of the display face are at most about so wide for their height. */
const LETTER = 0.57
/** From the margin to a little before the seal. */
const CLEAR = 172
/** A longer name has two lines: in one it could not be read. */
const ONE_LINE = 20

const fitting = (text: string, { width, most }: { width: number; most: number }) =>
  Math.min(most, width / (text.length * LETTER))

function Name({ name }: { name: string }) {
  const lines = name.length > ONE_LINE ? halvesOf(name) : [name]
  const size = Math.min(
    ...lines.map((line) => fitting(line, { width: CLEAR, most: 25 / lines.length ** 0.5 })),
  )
  return lines.map((line, n) => (
    <text
      key={line}
      className={classes.name}
      x="23"
      y={82 - (lines.length - 1 - n) * size * 1.15}
      fontSize={size}
    >
      {line}
    </text>
  ))
}

/** At the space nearest to its middle. */
function halvesOf(name: string): string[] {
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length))
  return cuts.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name]
}

const Seal = ({ children }: { children: ReactNode }) => (
  <g className={classes.seal}>
    <circle cx="246" cy="69" r="41" />
    <circle cx="246" cy="69" r="36.5" />
    {children}
  </g>
)

/** All along, to the flag. */
function Line({ stops }: { stops: number }) {
  const shares = Array.from({ length: stops }, (_, n) => 0.08 + (n * 0.84) / Math.max(1, stops - 1))
  return (
    <>
      <path className={classes.ground} d="M0 150h297v60H0z" />
      <path className={classes.line} d={pathOf(curves)} />
      {pointsAlong(curves, shares).map(([x, y]) => (
        <circle key={x} className={classes.stop} cx={x} cy={y} r="4.2" />
      ))}
      <text className={classes.brand} x="23" y="169" fontSize="13">
        Rajt
      </text>
    </>
  )
}
