import { useTranslations } from 'use-intl'
import { type FoundProject, TEAM_SIZE } from '#teams/project/calls.ts'
import classes from './seats.module.css'

interface Props extends Pick<FoundProject, 'remainingSeats' | 'isComplete'> {
  /** The semester is over: nobody takes a seat any more. */
  isFinished?: boolean
}

/** The seats of a team as a picture, and in words. */
export function Seats({ remainingSeats, isComplete, isFinished = false }: Props) {
  const t = useTranslations('project.seats')
  const seats = Array.from({ length: TEAM_SIZE }, (_, i) => i < TEAM_SIZE - remainingSeats)
  const taken = t('taken', { count: TEAM_SIZE - remainingSeats })
  const offered = isComplete && remainingSeats > 0 ? t('complete') : t('free', { count: remainingSeats })
  return (
    <span
      className={classes.seats}
      data-open={(remainingSeats > 0 && !isComplete && !isFinished) || undefined}
    >
      <svg viewBox="0 0 76 24" aria-hidden="true">
        {seats.map((isTaken, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <Seat key={i} x={12 + i * 26} isTaken={isTaken} />
        ))}
      </svg>
      {isFinished ? taken : offered}
    </span>
  )
}

/** Somebody, or the outline of somebody. */
const Seat = ({ x, isTaken }: { x: number; isTaken: boolean }) => (
  <g className={isTaken ? classes.taken : classes.free}>
    <circle cx={x} cy={7} r={5} />
    <path d={`M${x - 9} 23a9 9 0 0 1 18 0`} />
  </g>
)
