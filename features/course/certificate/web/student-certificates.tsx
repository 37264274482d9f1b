import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import type { CertificateRow } from '../calls.ts'
import { listQuery } from './calls.ts'
import { CertificateActs } from './certificate-acts.tsx'
import { RevokeInAnotherName } from './revoke-in-another-name.tsx'
import { StatusTag } from './status-tag.tsx'
import classes from './student-certificates.module.css'
import { useResult } from './use-result.ts'

/** A student's certificates, for the office: wherever that student is looked at. */
export function StudentCertificates({ student }: { student: string }) {
  const t = useTranslations('certificate-staff')
  return (
    <Loaded query={listQuery({ student })} lines={2}>
      {({ certificates }) =>
        certificates.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <>
            {certificates.map((row) => (
              <One key={row._id} row={row} />
            ))}
            <RevokeInAnotherName student={student} rows={certificates} />
          </>
        )
      }
    </Loaded>
  )
}

function One({ row }: { row: CertificateRow }) {
  const t = useTranslations('certificate-staff')
  const result = useResult()
  const fullName = useFullName()
  const day = useShortDay()
  return (
    <div className={classes.one}>
      <div className={classes.number}>
        <strong>{row.number}</strong>
        <StatusTag status={row.status} />
      </div>
      <Facts areBeside>
        <Fact name={t('columns.result')}>{result(row)}</Fact>
        <Fact name={t('columns.issued')}>{day(row.issuedAt)}</Fact>
        {row.inAnotherName && <Fact name={t('inName')}>{fullName(row)}</Fact>}
      </Facts>
      <div className={classes.rowActs}>
        <CertificateActs row={row} />
      </div>
    </div>
  )
}
