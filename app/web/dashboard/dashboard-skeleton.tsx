import { Skeleton } from '@mantine/core'
import { CardSkeletons } from '#platform/ui/skeletons.tsx'
import cards from './home-cards.module.css'
import stage from './home-stage.module.css'

/** The home page on its way: the stage with its heading, the line and the next step; below it the three cards. */
export const DashboardSkeleton = () => (
  <>
    <div className={stage.stage} data-waits>
      <Skeleton height={24} width={110} mb={8} />
      <Skeleton height={38} width="min(24rem, 100%)" mb={12} />
      <Skeleton height={24} width={180} />
      <div className={stage.waiting} />
    </div>
    <div className={cards.cards}>
      <CardSkeletons count={3} height={140} />
    </div>
  </>
)
