import { useTranslations } from 'use-intl'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import type { CertificateRow } from '../calls.ts'

type Status = CertificateRow['status']

const kinds: Record<Status, TagKind> = { VALID: 'good', SUPERSEDED: 'quiet', REVOKED: 'bad' }

/** How a certificate stands, for the office. */
export function StatusTag({ status }: { status: Status }) {
  const t = useTranslations('certificate-staff.status')
  return <Tag kind={kinds[status]}>{t(status)}</Tag>
}
