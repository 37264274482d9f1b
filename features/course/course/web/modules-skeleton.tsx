import { Skeleton } from '@mantine/core'
import track from './module-track.module.css'
import classes from './modules-skeleton.module.css'

/** The modules on their way: one card and the lines after it. */
export function ModulesSkeleton() {
  return (
    <div className={track.sides}>
      <div className={track.way}>
        <Skeleton height={24} width={240} my="lg" />
        {[0, 1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className={classes.stop}>
            <Skeleton height={44} circle />
            <Skeleton height={row === 0 ? 320 : 44} />
          </div>
        ))}
      </div>
    </div>
  )
}
