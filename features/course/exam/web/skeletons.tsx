import { Skeleton } from '@mantine/core'
import { CardSkeletons, TextSkeleton } from '#platform/ui/skeletons.tsx'
import introduction from './introduction.module.css'
import receipt from './receipt.module.css'
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
  <div className={introduction.introduction}>
    <div>
      <Heading />
      <TextSkeleton lines={2} />
    </div>
    <div className={introduction.how}>
      <Skeleton height={26} width={140} mb="sm" />
      <TextSkeleton lines={7} />
    </div>
    <div className={introduction.act} data-stays>
      <Skeleton height={42} width={200} />
    </div>
  </div>
)

/** A receipt on its way: heading, and the result as one block. */
export const ReceiptSkeleton = () => (
  <>
    <Heading />
    <Skeleton className={receipt.coming} height={420} mt={40} />
  </>
)

/** A running exam on its way: heading, clock, question with its options, and the map. */
export const SittingSkeleton = ({ keepsHeader }: { keepsHeader: boolean }) => (
  <>
    <Skeleton className={classes.line} />
    <div className={sitting.exam} data-exam data-keeps-header={keepsHeader || undefined}>
      <div className={sitting.status}>
        <Skeleton height={44} width={220} />
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
