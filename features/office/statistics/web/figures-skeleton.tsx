import { Skeleton } from '@mantine/core'
import classes from './statistics.module.css'

const blocks = [154, 216, 248, 120]

/** In the shape of what comes: the row of large figures, the line, the blocks below it, and the table of modules. */
export const FiguresSkeleton = () => (
  <>
    <div className={classes.tiles}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height={142} radius={14} />
      ))}
    </div>
    <Skeleton height={20} width={200} mt="sm" />
    <Skeleton className={`${classes.line} ${classes.waits}`} height={330} radius={14} />
    <div className={classes.blocks}>
      {blocks.map((height) => (
        <Skeleton key={height} className={classes.waits} height={height} radius={14} />
      ))}
    </div>
    <Skeleton className={classes.waits} height={530} radius={14} mb={40} />
  </>
)
