import { Skeleton } from '@mantine/core'
import lesson from './lesson.module.css'
import classes from './lesson-skeleton.module.css'
import rails from './rails.module.css'

const LINES = [100, 96, 99, 92, 60]

/** A lesson on its way: heading, its two rails, a player and the first paragraphs. */
export function LessonSkeleton() {
  return (
    <div>
      <div className={lesson.columns}>
        <div className={lesson.head}>
          <Skeleton height={20} width={220} mb={14} />
          <Skeleton height={44} width="80%" />
          <Skeleton height={26} mt={18} />
          <Skeleton height={26} width="60%" mt={6} />
        </div>
        <div className={rails.rail}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={44} mb={14} />
          ))}
        </div>
        <div className={lesson.column}>
          <Skeleton className={classes.video} />
          {[0, 1].map((paragraph) => (
            <div key={paragraph}>
              {LINES.map((width) => (
                <Skeleton key={width} height={16} width={`${width}%`} mb={12} />
              ))}
            </div>
          ))}
        </div>
        <div className={rails.rail}>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={18} mb={14} />
          ))}
        </div>
      </div>
    </div>
  )
}
