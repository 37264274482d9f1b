import { useLocale, useTranslations } from 'use-intl'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import type { CheckedCertificate } from '../calls.ts'
import { useResult } from './use-result.ts'

type Said = Omit<CheckedCertificate, 'status' | 'endedAt'>

/** What the register says of a certificate, whatever a paper or a file says. */
export function CertificateFacts({ certificate }: { certificate: Said }) {
  const t = useTranslations('certificate')
  const day = useDay()
  const isHungarian = useLocale().startsWith('hu')
  const fullName = useFullName()
  const result = useResult()
  const { programme, semester, semesterNumber, number, issuedAt } = certificate
  const facts = [
    [t('name'), fullName(certificate)],
    [t('programme'), isHungarian ? programme.hu : programme.en],
    [t('semester'), t('semesterOf', { number: semesterNumber, key: semester })],
    [t('resultLabel'), result(certificate)],
    [t('number'), number],
    [t('issued'), day(issuedAt)],
  ] as const
  return (
    <Facts isStrong>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}
