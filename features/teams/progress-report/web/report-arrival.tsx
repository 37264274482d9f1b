import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import StudentCard from '#course/card/web/student-card.tsx'
import { progressQuery } from '#course/course/web/calls.ts'
import { Arrival } from '#platform/ui/arrival.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { useSide } from '#platform/ui/side.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { daysBetween } from '#platform/web/budapest-time.ts'
import type { ProgressReport } from '../calls.ts'

/** Modules, project, team, mentor, report. */
const STOPS = 5

interface Props {
  project: { name: string }
  report: ProgressReport
  onClose: () => void
}

/** The arrival of a progress report: the second semester's last stop. */
export default function ReportArrival({ project, report: { submittedAt }, onClose }: Props) {
  const t = useTranslations('progress-report')
  const moment = useMoment()
  const { data } = useSide(progressQuery())
  const startsAt = data?.currentProgress?.startsAt
  const days = startsAt ? Math.max(1, daysBetween(new Date(startsAt), new Date(submittedAt))) : null
  return (
    <Arrival
      when={<Dotted parts={[t('success.title'), moment(submittedAt)]} />}
      heading={t('success.heading')}
      stops={STOPS}
      acts={
        <>
          <LinkButton to="/" onClick={onClose}>
            {t('home')}
          </LinkButton>
          <Button variant="default" onClick={onClose}>
            {t('success.look')}
          </Button>
        </>
      }
      card={<StudentCard occasion={t('success.occasion')} withPoints={false} />}
      onClose={onClose}
    >
      <span {...WRITTEN}>{project.name}</span> {days !== null && <span>{t('success.took', { days })}</span>}
    </Arrival>
  )
}
