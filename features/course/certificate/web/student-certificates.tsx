import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { listQuery } from './calls.ts'
import classes from './certificate.module.css'
import { CertificateActs } from './certificate-acts.tsx'
import { RevokeInAnotherName } from './revoke-in-another-name.tsx'
import { useResult } from './use-result.ts'

/** A student's certificates, for the office: wherever that student is looked at. */
export function StudentCertificates({ student }: { student: string }) {
  const t = useTranslations('certificate-staff')
  const result = useResult()
  const fullName = useFullName()
  return (
    <Loaded query={listQuery({ student })} lines={2}>
      {({ certificates }) =>
        certificates.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <>
            {certificates.map((row) => (
              <div key={row._id} className={classes.acts}>
                <Text>
                  <span>
                    {row.number}&nbsp;· {result(row)}&nbsp;· {t(`status.${row.status}`)}
                  </span>
                  {row.inAnotherName && <span>{`\u00a0· ${t('inName', { name: fullName(row) })}`}</span>}
                </Text>
                <CertificateActs row={row} />
              </div>
            ))}
            <RevokeInAnotherName student={student} rows={certificates} />
          </>
        )
      }
    </Loaded>
  )
}
