import type { Verdict } from '#platform/server/refuse.ts'
import type { certificateRefusals } from '../calls.ts'
import type { CertificateStatus } from '../states.ts'

/** What a certificate would say of its student now, or does say. */
export interface Result {
  points: number
  reachable: number
  grade: number
}
export interface Content extends Result {
  surname: string
  firstname: string
}

export interface Standing {
  /** Modules that are not completed; null where the semester has no course. */
  missing: number | null
  /** The last certificate of the semester. */
  last: (Content & { status: CertificateStatus; allows_another: boolean }) | null
  now: Content
}

export const isSameResult = (a: Result, b: Result): boolean =>
  a.points === b.points && a.reachable === b.reachable && a.grade === b.grade

/** A certificate that is still true is given again, and no number is used up. */
export const isStillTrue = ({ last, now }: Pick<Standing, 'last' | 'now'>): boolean =>
  last?.status === 'VALID' &&
  isSameResult(last, now) &&
  last.surname === now.surname &&
  last.firstname === now.firstname

/** Whether a certificate may be downloaded: when every module is completed, and nothing was revoked (decision T5). */
export function mayDownload(standing: Standing): Verdict<(typeof certificateRefusals)[number]> {
  const { missing, last } = standing
  if (isStillTrue(standing)) return 'ok'
  if (missing !== 0) return 'certificate-not-ready'
  if (last?.status === 'REVOKED' && !last.allows_another) return 'certificate-withheld'
  return 'ok'
}

/** What holds of a certificate now: a later result supersedes it, whether or not anybody has downloaded that one. */
export const statusNow = (
  certificate: Result & { status: CertificateStatus },
  now: Result,
): CertificateStatus =>
  certificate.status === 'VALID' && !isSameResult(certificate, now) ? 'SUPERSEDED' : certificate.status

/** Another one is allowed once, and only after the student's last one of the semester. */
export const mayAllowAnother = (
  { status, allows_another }: { status: CertificateStatus; allows_another: boolean },
  isLast: boolean,
): Verdict<'certificate-not-withheld'> =>
  status === 'REVOKED' && !allows_another && isLast ? 'ok' : 'certificate-not-withheld'
