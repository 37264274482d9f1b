import { Skeleton } from '@mantine/core'
import { CardSkeletons, TextSkeleton } from '#platform/ui/skeletons.tsx'
import classes from './dashboard-page.module.css'

/** The home page on its way: greeting and heading, the next step, the line; beside them the rail's cards. */
export const DashboardSkeleton = () => (
  <div className={classes.columns}>
    <div>
      <Skeleton height={22} width={120} mb={8} />
      <Skeleton height={40} width="min(28rem, 100%)" mb={28} />
      <Skeleton height={250} radius="lg" mb={40} />
      <TextSkeleton lines={2} />
      <Skeleton height={180} mt="lg" />
    </div>
    <div className={classes.rail}>
      <CardSkeletons count={3} height={150} />
    </div>
  </div>
)
