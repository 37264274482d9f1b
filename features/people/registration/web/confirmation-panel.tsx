import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import type { Registration } from '../calls.ts'
import { Days, StatusTag } from './confirmation-columns.tsx'
import classes from './confirmation-panel.module.css'

/** Everything that is known of a registration, to decide it by. */
export function RegistrationFacts({ row }: { row: Registration }) {
  const t = useTranslations('registration-staff')
  const fullName = useFullName()
  const { nameOf } = useUniversities()
  const day = useDay()
  return (
    <Facts>
      <Fact name={t('columns.email')}>
        <MailAddress>{row.email}</MailAddress>
      </Fact>
      <Fact name={t('columns.neptun')}>
        <span translate="no">{row.neptun}</span>
      </Fact>
      <Fact name={t('columns.university')}>{nameOf(row.university)}</Fact>
      {row.formerly.length > 0 && (
        <Fact name={t('columns.formerly')}>{row.formerly.map(fullName).join(', ')}</Fact>
      )}
      <Fact name={t('columns.since')}>
        <Dotted parts={[day(row.since), <Days key="days" row={row} />]} />
      </Fact>
      <Fact name={t('columns.status')}>
        <StatusTag status={row.status} />
      </Fact>
      {row.decidedAt && (
        <Fact name={t('columns.decided')}>
          {row.decidedBy && <span>{`${fullName(row.decidedBy)}, `}</span>}
          <span>{day(row.decidedAt)}</span>
        </Fact>
      )}
      {row.reason && (
        <Fact name={t('reason')}>
          <span className={classes.reason}>{row.reason}</span>
        </Fact>
      )}
    </Facts>
  )
}
