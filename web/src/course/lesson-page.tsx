import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isFailure } from '../plumbing/failure.ts'
import { Loaded } from '../ui/boundary.tsx'
import { NotFoundPage } from '../ui/not-found-page.tsx'
import { Page } from '../ui/page.tsx'
import { lessonQuery } from './calls.ts'
import { Lesson } from './lesson.tsx'
import { EarlyLesson, LockedLesson } from './locked-lesson.tsx'
import { LessonSkeleton } from './skeletons.tsx'

/** One lesson (spec 2); a locked one says what opens it, one before the semester when it starts. */
export function LessonPage() {
  const { id = '' } = useParams({ strict: false })
  const t = useTranslations('course.lesson')
  const query = lessonQuery(id)
  const { data, error } = useQuery(query)
  if (isFailure(error, 'not-found', 'invalid-request')) return <NotFoundPage />
  if (isFailure(error, 'lesson-locked')) return <LockedLesson id={id} />
  if (isFailure(error, 'semester-not-started')) return <EarlyLesson />
  return (
    <Page title={data?.lesson.title}>
      <Loaded query={query} heading={t('title')} skeleton={<LessonSkeleton />}>
        {(answer) => <Lesson key={id} {...answer} />}
      </Loaded>
    </Page>
  )
}
