import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { useSide } from '#platform/ui/side.tsx'
import { daysBetween } from '#platform/web/budapest-time.ts'
import type { OnePager } from '../calls.ts'
import { firstBehind, modulesBehind } from './course-behind.ts'

/** What a one-pager is about, and what it took: modules, and for the semester that still runs its days. */
export function OnePagerFacts({ onePager }: { onePager: OnePager }) {
  const t = useTranslations('one-pager')
  const { data } = useSide(progressQuery())
  const { corporateProblem, submittedAt } = onePager
  const progress = data?.currentProgress
  const behind = data && progress?.number !== 1 ? firstBehind(data.oldProgresses) : undefined
  return (
    <>
      <span>
        {corporateProblem ? t('details.ofChallenge', { title: corporateProblem.title }) : t('confirm.own')}
      </span>{' '}
      {data && progress?.number === 1 && (
        <span>
          {t('submitted.took', {
            modules: modulesBehind(data),
            days: Math.max(1, daysBetween(new Date(progress.startsAt), new Date(submittedAt))),
          })}
        </span>
      )}
      {behind && (
        <span>{t('submitted.behind', { key: behind.semester, modules: behind.modulesCompleted })}</span>
      )}
    </>
  )
}
