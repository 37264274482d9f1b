import { Skeleton } from '@mantine/core'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { Waiting } from '#platform/ui/waiting.tsx'
import classes from './what-if.module.css'

/** As high as what comes, so that the dialog stays where it opened: the rules, then a line for each module. */
export const WhatIfSkeleton = ({ lines }: { lines: number }) => (
  <Waiting>
    <TextSkeleton lines={7} />
    <ul className={classes.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
        <li key={line}>
          <Skeleton className={classes.waiting} />
        </li>
      ))}
    </ul>
  </Waiting>
)
