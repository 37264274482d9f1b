import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { Arrival } from '#platform/ui/arrival.tsx'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { useSide } from '#platform/ui/side.tsx'
import { daysBetween } from '#platform/web/budapest-time.ts'
import type { OnePager } from '../calls.ts'

/** The semester's last step is done: what it took, and what comes after it. */
export function Arrived({ onePager }: { onePager: OnePager }) {
  const t = useTranslations('one-pager')
  const moment = useMoment()
  const { data } = useSide(progressQuery())
  const { _id, corporateProblem, submittedAt } = onePager
  const progress = data?.currentProgress
  const isOfNow = progress?.number === 1
  const modules = data?.modules.filter(({ extra }) => !extra).length ?? 0
  const about = corporateProblem
    ? t('details.ofChallenge', { title: corporateProblem.title })
    : t('confirm.own')
  return (
    <Arrival
      when={t('submitted.at', { date: moment(submittedAt) })}
      heading={t('submitted.title')}
      stops={Math.max(2, modules)}
      acts={
        <LinkButton to="/one-pager/details/$id" params={{ id: _id }}>
          {t('submitted.open')}
        </LinkButton>
      }
      next={
        isOfNow && (
          <>
            <span>{t('submitted.next')}</span> <LinkAnchor to="/">{t('submitted.home')}</LinkAnchor>
          </>
        )
      }
    >
      <span>{about}</span>{' '}
      {isOfNow && (
        <span>
          {t('submitted.took', {
            modules,
            days: Math.max(1, daysBetween(new Date(progress.startsAt), new Date(submittedAt))),
          })}
        </span>
      )}
    </Arrival>
  )
}
