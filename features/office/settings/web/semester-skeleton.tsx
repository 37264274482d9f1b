import { Skeleton } from '@mantine/core'
import { ButtonSkeleton, FieldSkeletons, TextSkeleton } from '#platform/ui/skeletons.tsx'
import classes from './semester-settings.module.css'

/** The settings of the semester on their way: dates, exams, grades, contact, controller, the two switches. */
export const SemesterSkeleton = () => (
  <div className={classes.form}>
    <Part fields={3} />
    <Part fields={4} short="told" />
    <Part fields={4} short />
    <Part fields={1} />
    <Part fields={3} />
    <TextSkeleton lines={3} />
    <TextSkeleton lines={2} />
    <ButtonSkeleton />
  </div>
)

const Part = ({ fields, short }: { fields: number; short?: true | 'told' }) => (
  <div>
    <Skeleton height={26} width={180} mb={10} />
    <Skeleton height={18} width="85%" mb={14} />
    <div className={classes.fields} data-short={short}>
      <FieldSkeletons count={fields} hinted />
    </div>
  </div>
)
