import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { isFailure } from '#platform/web/failure.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { lessonQuery } from './calls.ts'
import { Lesson } from './lesson.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'

const ClosedLesson = lazyComponent(() => import('./closed-lesson.tsx'))

/** One lesson (spec 2); a locked one says what opens it, one before the semester when it starts. */
export function LessonPage() {
  const { id = '' } = useParams({ strict: false })
  const t = useTranslations('course.lesson')
  const query = lessonQuery(id)
  const { data, failure } = useSide(query)
  if (isFailure(failure, 'lesson-locked', 'semester-not-started'))
    return (
      <Suspense
        fallback={
          <Page>
            <LessonSkeleton />
          </Page>
        }
      >
        <ClosedLesson id={id} isEarly={isFailure(failure, 'semester-not-started')} />
      </Suspense>
    )
  return (
    <Page title={data?.lesson.title}>
      <Loaded query={query} heading={t('title')} skeleton={<LessonSkeleton />}>
        {(answer) => <Lesson key={id} {...answer} />}
      </Loaded>
    </Page>
  )
}
