import { Skeleton, Stack } from '@mantine/core'
import { CardSkeletons, TextSkeleton } from '#platform/ui/skeletons.tsx'
import sitting from './sitting.module.css'
import classes from './skeletons.module.css'

/** The word EXAM and the module. */
const Heading = () => (
  <>
    <Skeleton height={18} width={90} mb={8} />
    <Skeleton className={classes.heading} />
  </>
)

/** An introduction on its way: heading, lead, how it goes, the button that starts. */
export const IntroductionSkeleton = () => (
  <Stack gap="xl">
    <div>
      <Heading />
    </div>
    <TextSkeleton lines={2} />
    <div>
      <Skeleton height={26} width={140} mb="sm" />
      <TextSkeleton lines={7} />
    </div>
    <Skeleton height={42} width={200} />
  </Stack>
)

/** A running exam on its way: heading, clock, question with its options, and the map. */
export const SittingSkeleton = () => (
  <>
    <Heading />
    <div className={sitting.exam}>
      <div className={sitting.status}>
        <Skeleton height={36} width={220} />
        <Skeleton height={20} width={160} />
      </div>
      <div className={sitting.sheet}>
        <Skeleton height={26} width={140} mb={10} />
        <Skeleton height={34} width="90%" mb={8} />
        <Skeleton height={18} width="55%" mb="md" />
        <CardSkeletons count={4} height={56} />
      </div>
      <div className={sitting.map}>
        <Skeleton height={140} />
      </div>
    </div>
  </>
)
