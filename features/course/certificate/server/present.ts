import { mayTransition } from '#platform/contract/states.ts'
import type { CheckedCertificate, OwnCertificate, CertificateRow as Shown } from '../calls.ts'
import { type CertificateStatus, certificateStates } from '../states.ts'
import type { CertificateRow } from './queries.ts'
import { mayAllowAnother } from './rules.ts'

const presentSaid = (row: CertificateRow) => ({
  number: row.number,
  surname: row.surname,
  firstname: row.firstname,
  programme: { hu: row.programme_hu, en: row.programme_en },
  semester: row.semester_key,
  semesterNumber: row.semester_number,
  grade: row.grade,
  percent: row.percent,
  issuedAt: row.issued_at.toISOString(),
})

const endedAt = ({ ended_at }: CertificateRow) => ended_at?.toISOString() ?? null

/** What anybody may see; `status` is what holds now. */
export const presentChecked = (row: CertificateRow, status: CertificateStatus): CheckedCertificate => ({
  ...presentSaid(row),
  status,
  endedAt: endedAt(row),
})

export const presentOwn = (row: CertificateRow, status: CertificateStatus): OwnCertificate => ({
  ...presentSaid(row),
  code: row.code,
  status,
  reason: row.reason,
})

export const presentRow = (row: CertificateRow): Shown => ({
  ...presentSaid(row),
  _id: row.id,
  student: row.account_id,
  status: row.status,
  endedAt: endedAt(row),
  reason: row.reason,
  inAnotherName: row.in_another_name,
  allowsAnother: row.allows_another,
  can: {
    revoke: mayTransition(certificateStates, 'revoke', row.status, 'OFFICE') === 'ok',
    allowAnother: mayAllowAnother(row, row.is_last) === 'ok',
  },
})
