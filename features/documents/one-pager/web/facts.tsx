import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { useSide } from '#platform/ui/side.tsx'
import { daysBetween } from '#platform/web/budapest-time.ts'
import type { OnePager } from '../calls.ts'

/** What a one-pager is about, and what it took: for the semester that still runs, its modules and days. */
export function OnePagerFacts({ onePager }: { onePager: OnePager }) {
  const t = useTranslations('one-pager')
  const { data } = useSide(progressQuery())
  const { corporateProblem, submittedAt } = onePager
  const progress = data?.currentProgress
  const modules = data?.modules.filter(({ extra }) => !extra).length ?? 0
  return (
    <>
      <span>
        {corporateProblem ? t('details.ofChallenge', { title: corporateProblem.title }) : t('confirm.own')}
      </span>{' '}
      {progress?.number === 1 && (
        <span>
          {t('submitted.took', {
            modules,
            days: Math.max(1, daysBetween(new Date(progress.startsAt), new Date(submittedAt))),
          })}
        </span>
      )}
    </>
  )
}
