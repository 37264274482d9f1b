import type { CheckedCertificate } from '@rajt/contract/certificate'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { useFullName } from '../ui/names.ts'
import classes from './certificate.module.css'

type Said = Omit<CheckedCertificate, 'status' | 'endedAt'>

/** The grade in words with its percent; a certificate of participation has none (decision T5). */
export function useResult() {
  const t = useTranslations('certificate')
  return ({ grade, percent }: Pick<Said, 'grade' | 'percent'>) =>
    grade === 1
      ? t('participation')
      : t('result', { grade: t(`grades.g${grade as 2 | 3 | 4 | 5}`), number: grade, percent })
}

/** What the register says of a certificate, whatever a paper or a file says. */
export function Facts({ certificate }: { certificate: Said }) {
  const t = useTranslations('certificate')
  const format = useFormatter()
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
    [t('issued'), format.dateTime(new Date(issuedAt), { dateStyle: 'long' })],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
