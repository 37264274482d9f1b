import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import StudentCard from '#course/card/web/student-card.tsx'
import { Arrival } from '#platform/ui/arrival.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useDay } from '#platform/ui/moment.ts'
import type { OwnCertificate } from '../calls.ts'
import { useResult } from './use-result.ts'

const STOPS = 7

/** The arrival of the first certificate of a semester. */
export default function CertificateArrival({
  certificate: { number, code, issuedAt, grade, percent, semesterNumber, semester },
  onClose,
}: {
  certificate: OwnCertificate
  onClose: () => void
}) {
  const t = useTranslations('certificate')
  const day = useDay()
  const resultOf = useResult()
  return (
    <Arrival
      when={day(issuedAt)}
      heading={t(grade === 1 ? 'arrival.participation' : 'arrival.title')}
      stops={STOPS}
      acts={
        <>
          <LinkButton to="/certificate/$code" params={{ code }} onClick={onClose}>
            {t('own.check')}
          </LinkButton>
          <Button variant="default" onClick={onClose}>
            {t('arrival.back')}
          </Button>
        </>
      }
      card={<StudentCard occasion={t('arrival.occasion', { number })} />}
      onClose={onClose}
    >
      <span>{t('semesterOf', { number: semesterNumber, key: semester })}</span>{' '}
      <span>
        <Dotted parts={[resultOf({ grade, percent }), t('own.number', { number })]} />
      </span>
    </Arrival>
  )
}
