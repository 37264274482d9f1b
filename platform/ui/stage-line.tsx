import { VisuallyHidden } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Point } from './curve.ts'
import { Dash } from './dash.tsx'
import { Flag } from './flag.tsx'
import classes from './stage-line.module.css'
import { Tick } from './tick.tsx'
import { WAY, type Way, wayThrough } from './way.ts'

export interface LineStop {
  id: string
  title: string
  /** `failed`: behind, and not as it should be. */
  state: 'done' | 'failed' | 'ahead'
  /** The next step hangs from it, also where it is to be done better. */
  isNext: boolean
  /** The state in words, for those who do not see it. */
  says: string
  /** What was reached there, such as points. */
  note?: string | null
  /** Null where it leads nowhere yet. */
  link: Pick<LinkProps, 'to' | 'hash' | 'search'> | null
}

/** From so far down, as a share of the line's height, a title of two lines below a stop would reach the card. */
const LOW = 0.62

/** From this part of the semester on the words of this day stand above those of the flag. */
const LATE = 0.8

/** To each side of a stop that was done before the one before it, the line is drawn through: parts of its width. */
const STUB = 24

interface Props {
  /** Of the list of stops. */
  name: string
  stops: readonly LineStop[]
  /** Where this day stands between the start and the end, from 0 to 1, with its words; null outside of the semester. */
  today: { share: number; words: string } | null
  /** Beside the flag: the last day. */
  flag: ReactNode
  /** As a head of other pages: low, and without what was reached. */
  isStrip?: boolean
  /** The stop whose page is open, by its id; null where it is none of theirs. */
  open?: string | null
}

/** The line from the start to the flag, with its stops on it (look, principle 1). */
export function StageLine({ name, stops, today, flag, isStrip = false, open = null }: Props) {
  const way = wayThrough(stops.length)
  // What is done out of turn does not carry the line over what is not.
  const first = stops.findIndex(({ state }) => state === 'ahead')
  const reached = first < 0 ? stops.length : stops[first]?.isNext ? first : first - 1
  return (
    <div className={classes.way} data-way data-strip={isStrip || undefined}>
      <svg viewBox={`0 0 ${WAY.width} ${WAY.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={classes.ahead} d={way.whole} />
        {reached >= 0 && <Behind way={way} stops={stops} reached={reached} />}
        {stops.map(({ id, state }, n) => {
          if (state !== 'done' || n <= reached) return null
          const before = stops[n - 1]
          if (before?.state === 'done' || before?.isNext)
            return <path key={id} className={classes.behind} d={way.pieceTo(n)} />
          // The line is level at its stops.
          const [x, y] = way.places[n] ?? [0, 0]
          return <path key={id} className={classes.behind} d={`M${x - STUB} ${y}h${2 * STUB}`} />
        })}
      </svg>
      {today && <Today today={today} stops={stops} places={way.places} />}
      <ol aria-label={name}>
        {stops.map((stop, n) => {
          const [x, y] = way.places[n] ?? [0, 0]
          return (
            <li
              key={stop.id}
              data-state={stop.state}
              data-next={stop.isNext || undefined}
              data-open={stop.id === open || undefined}
              data-low={isLow(y) || undefined}
              aria-current={currentOf(stop, open)}
              style={{ '--at': (x * 100) / WAY.width, '--down': (y * 100) / WAY.height }}
            >
              <Stop stop={stop} number={n + 1} isStrip={isStrip} />
            </li>
          )
        })}
      </ol>
      <span
        className={classes.flag}
        data-beside={isStrip || stops.at(-1)?.state === 'ahead' || undefined}
        data-late={(today && today.share > LATE) || undefined}
      >
        <Flag />
        <span>{flag}</span>
      </span>
    </div>
  )
}

interface BehindProps extends Pick<Props, 'stops'> {
  way: Way
  reached: number
}

/** What is behind is lit, but for the pieces that lead to a stop which is over without having been passed. */
function Behind({ way, stops, reached }: BehindProps) {
  if (stops.every(({ state }) => state !== 'failed'))
    return <path className={classes.behind} d={way.upTo(reached)} />
  return Array.from({ length: reached + 1 }, (_, n) => {
    const { id, state } = stops[n] ?? { id: 'flag', state: stops.at(-1)?.state }
    return (
      <path key={id} className={state === 'failed' ? classes.closed : classes.behind} d={way.pieceTo(n)} />
    )
  })
}

/** Of a stop that is both, the open one: it is where the reader stands. Its link may lead to another page of it. */
const currentOf = ({ id, isNext }: LineStop, open: string | null) =>
  id === open ? 'true' : isNext ? 'step' : undefined

/** What was reached there says more than its title. */
const isNoted = ({ note, state }: LineStop) => Boolean(note) && state !== 'ahead'
const wordsOf = (stop: LineStop) => (isNoted(stop) && stop.note) || stop.title

const isLow = (y: number) => y > LOW * WAY.height

/** What is ahead has its title below it, but where there is no room for one. */
const isTitledBelow = (stop: LineStop | undefined, y: number) =>
  stop?.state === 'ahead' && !stop.isNext && !isLow(y)

interface TodayProps extends Pick<Props, 'stops'> {
  today: NonNullable<Props['today']>
  places: readonly Point[]
}

/** Roughly, in rem: a letter of a label, and the most that one line of it takes. */
const LETTER = 0.5
const LONGEST_LINE = 7.2

/** What the words above a stop take, in rem to each side of it and in lines; null where they stand below it. */
function wordsAbove(stop: LineStop | undefined, y: number) {
  if (!stop || stop.isNext || isTitledBelow(stop, y)) return null
  const length = wordsOf(stop).length * LETTER
  return { half: Math.min(length, LONGEST_LINE) / 2, lines: Math.ceil(length / LONGEST_LINE) }
}

/** It ends above a stop that it would go through, and above the words of one: which one that can be is the nearest. */
function Today({ today: { share, words }, stops, places }: TodayProps) {
  const far = ([x]: Point) => Math.abs(x - share * WAY.width)
  const near = places.reduce((one, other, n) => (far(other) < far(places[one] ?? other) ? n : one), 0)
  const [x, y] = places[near] ?? [0, 0]
  const above = wordsAbove(stops[near], y)
  return (
    <span
      className={classes.today}
      data-above-words={above && (stops[near]?.state === 'ahead' ? 'title' : 'reached')}
      data-by-next={stops[near]?.isNext || undefined}
      data-above-title={isTitledBelow(stops[near], y) || undefined}
      style={{
        '--at': share * 100,
        '--near': (x * 100) / WAY.width,
        '--down': (y * 100) / WAY.height,
        '--half': `${above?.half ?? 0}rem`,
        '--lines': above?.lines ?? 0,
      }}
    >
      <span>{words}</span>
    </span>
  )
}

interface StopProps {
  stop: LineStop
  /** From 1. */
  number: number
  isStrip: boolean
}

function Stop({ stop, number, isStrip }: StopProps) {
  const { title, state, isNext, says, note, link } = stop
  const inside = (
    <>
      <span className={classes.mark} aria-hidden="true">
        {isNext || state === 'ahead' ? number : state === 'done' ? <Tick /> : <Dash />}
      </span>
      <span className={classes.label} aria-hidden="true">
        {isNoted(stop) && !isStrip ? <strong>{note}</strong> : <span>{title}</span>}
      </span>
      <VisuallyHidden>
        <span>{[title, says, note].filter(Boolean).join(', ')}</span>
      </VisuallyHidden>
    </>
  )
  if (!link)
    return (
      <span className={classes.stop} title={title}>
        {inside}
      </span>
    )
  return (
    <Link {...link} className={classes.stop} title={title} activeOptions={{ exact: true }}>
      {inside}
    </Link>
  )
}
