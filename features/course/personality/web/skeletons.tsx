import { Group, Skeleton, Stack } from '@mantine/core'
import { ButtonSkeleton, CardSkeletons, TextSkeleton } from '#platform/ui/skeletons.tsx'
import classes from './type-pages.module.css'

/** The way into the test, on its way: heading, what it is for, the button, the four types. */
export const WelcomeSkeleton = () => (
  <Stack gap="lg">
    <Skeleton height={40} width="80%" />
    <TextSkeleton lines={3} />
    <ButtonSkeleton />
    <Skeleton height={30} width={200} mt={32} />
    <div className={classes.types}>
      <CardSkeletons count={2} height={64} />
      <CardSkeletons count={2} height={64} />
    </div>
  </Stack>
)

/** A type on its way: its name with its figure, and what there is to read. */
export const TypeSkeleton = () => (
  <Stack gap="lg">
    <div className={classes.head}>
      <Stack gap="sm" w="100%">
        <Skeleton height={40} width="70%" />
        <Skeleton height={24} width="90%" />
      </Stack>
      <Skeleton height={192} width={192} circle />
    </div>
    <TextSkeleton lines={5} />
    <TextSkeleton lines={5} />
    <div className={classes.sides}>
      <PartSkeleton />
      <PartSkeleton />
    </div>
    <PartSkeleton />
  </Stack>
)

const PartSkeleton = () => (
  <Stack gap="lg">
    <Skeleton height={30} width={200} />
    <TextSkeleton lines={4} />
  </Stack>
)

/** A statement of the test on its way: its place, the statement, the five answers, the steps. */
export const StatementSkeleton = () => (
  <div>
    <Skeleton height={24} width={140} mb={8} />
    <Skeleton height={6} mb={40} />
    <Skeleton height={40} mb={8} />
    <Skeleton height={40} width="60%" mb={32} />
    <CardSkeletons count={5} height={56} />
    <Group mt={40} justify="space-between">
      <Skeleton height={42} width={110} />
      <Skeleton height={42} width={110} />
    </Group>
  </div>
)

/** A result on its way: the stage, the card to keep, the choice. */
export const ResultSkeleton = () => (
  <Stack gap={40}>
    <Skeleton height={280} radius="lg" />
    <Skeleton height={200} />
    <CardSkeletons count={4} height={104} />
  </Stack>
)
