import { useTranslations } from 'use-intl'
import StudentCard from '#course/card/web/student-card.tsx'
import { progressQuery } from '#course/course/web/calls.ts'
import { Arrival } from '#platform/ui/arrival.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { useSide } from '#platform/ui/side.tsx'
import type { OnePager } from '../calls.ts'
import { modulesBehind } from './course-behind.ts'
import { OnePagerFacts } from './facts.tsx'

/** The arrival of a one-pager (spec 8: 'Successful upload'). */
export default function HandedIn({ onePager, onClose }: { onePager: OnePager; onClose: () => void }) {
  const t = useTranslations('one-pager')
  const moment = useMoment()
  const { data } = useSide(progressQuery())
  const { _id, submittedAt } = onePager
  return (
    <Arrival
      when={<Dotted parts={[t('success.title'), moment(submittedAt)]} />}
      heading={t('success.heading')}
      stops={data ? modulesBehind(data) : 0}
      acts={
        <LinkButton to="/one-pager/details/$id" params={{ id: _id }} onClick={onClose}>
          {t('success.open')}
        </LinkButton>
      }
      next={data?.currentProgress?.number === 1 && t('submitted.next')}
      card={<StudentCard occasion={t('success.occasion')} />}
      onClose={onClose}
    >
      <OnePagerFacts onePager={onePager} />
    </Arrival>
  )
}
