import { Skeleton } from '@mantine/core'
import classes from './skeletons.module.css'

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Fields of a form on their way: each its label, its input, and its hint where it has one. */
export function FieldSkeletons({ count, hinted = false }: { count: number; hinted?: boolean }) {
  return upTo(count).map((field) => (
    <div key={field} className={classes.field}>
      <Skeleton height={20} width="40%" />
      <Skeleton height={42} />
      {hinted && <Skeleton height={16} width="75%" />}
    </div>
  ))
}

/** A paragraph on its way. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div className={classes.text}>
      {upTo(lines).map((line) => (
        <Skeleton key={line} height={16} width={line === lines - 1 ? '60%' : '97%'} />
      ))}
    </div>
  )
}

/** Cards below each other on their way, as sessions and choices are. */
export function CardSkeletons({ count, height }: { count: number; height: number }) {
  return (
    <div className={classes.cards}>
      {upTo(count).map((card) => (
        <Skeleton key={card} height={height} />
      ))}
    </div>
  )
}

/** The one button of a form on its way. */
export const ButtonSkeleton = () => <Skeleton height={42} width={180} />
