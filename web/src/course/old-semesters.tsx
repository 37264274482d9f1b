import { Title } from '@mantine/core'
import type { Answer } from '@rajt/contract/call'
import type { course } from '@rajt/contract/course'
import { useTranslations } from 'use-intl'
import classes from './old-semesters.module.css'

type OldProgress = Answer<typeof course.progress>['oldProgresses'][number]

/** Finished semesters stay readable (decision S1). */
export function OldSemesters({ semesters }: { semesters: readonly OldProgress[] }) {
  const t = useTranslations('course.old')
  return (
    <section>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <ul className={classes.semesters}>
        {semesters.map(({ semester, number, modulesCompleted, moduleCount, points, reachable }) => (
          <li key={semester}>
            <Title order={3} size="h5">
              {t('semester', { number })} <span>{semester}</span>
            </Title>
            <p>{t('modules', { completed: modulesCompleted, count: moduleCount })}</p>
            <p>{t('points', { points, reachable })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
