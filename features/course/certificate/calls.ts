import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { anyOf, countsOf, pagedList } from '#platform/contract/list.ts'
import { cleanInOneLine, Id, IdParams, Instant, Language, Token, text } from '#platform/contract/parts.ts'
import { certificateStatuses } from './states.ts'

/** Why no certificate of a semester can be downloaded now (decision T5). */
export const certificateRefusals = ['certificate-not-ready', 'certificate-withheld'] as const

/** Of 5 excellent to 1 insufficient (spec 2); 1 makes it a certificate of participation. */
const Grade = z.int().check(z.minimum(1), z.maximum(5))
/** `KEY-NNNNNN`: the semester's key, and a counter without gaps. */
const CertificateNumber = z.string()
const Status = z.enum(certificateStatuses)

/** What a certificate says. It keeps saying it, whatever becomes of its student's data. */
const said = {
  number: CertificateNumber,
  surname: z.string(),
  firstname: z.string(),
  programme: z.object({ hu: z.string(), en: z.string() }),
  semester: z.string(),
  semesterNumber: z.int(),
  grade: Grade,
  percent: z.int(),
  issuedAt: Instant,
}

/** What anybody is told who has its code. */
export const CheckedCertificate = z.object({
  ...said,
  /** SUPERSEDED also where the result has changed since, even before anybody has downloaded the later one. */
  status: Status,
  /** Since when it is not valid any more, as far as that is known. */
  endedAt: z.nullable(Instant),
})
export type CheckedCertificate = z.infer<typeof CheckedCertificate>

/** A student's own, of one semester: the last one that was made. */
export const OwnCertificate = z.object({
  ...said,
  /** Leads to the public page; whoever has it sees what the certificate says. */
  code: z.string(),
  status: Status,
  /** Why it was revoked; null otherwise. */
  reason: z.nullable(z.string()),
})
export type OwnCertificate = z.infer<typeof OwnCertificate>

export const CertificateStanding = z.object({
  semester: z.string(),
  semesterNumber: z.int(),
  isCurrent: z.boolean(),
  /** What a download now would say; null while there is nothing to download. */
  result: z.nullable(z.object({ grade: Grade, percent: z.int() })),
  /** Modules that are not completed yet, in their order; bonus modules do not count. */
  missing: z.array(z.object({ _id: Id, title: z.string() })),
  moduleCount: z.int(),
  closedBy: z.nullable(z.enum(certificateRefusals)),
  certificate: z.nullable(OwnCertificate),
})
export type CertificateStanding = z.infer<typeof CertificateStanding>

/** A certificate in the office's list. */
export const CertificateRow = z.object({
  ...said,
  _id: Id,
  student: Id,
  status: Status,
  endedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
  /** Whether it says another name than its student's confirmed one (decision Y1). */
  inAnotherName: z.boolean(),
  /** After it was revoked: whether its student may download another. */
  allowsAnother: z.boolean(),
  can: z.object({ revoke: z.boolean(), allowAnother: z.boolean() }),
})
export type CertificateRow = z.infer<typeof CertificateRow>

/** A public key of the platform (Ed25519). Replaced keys stay, so that what they signed can be checked. */
export const CertificateKey = z.object({
  id: Id,
  /** The 32 bytes of the key as base64. */
  publicKey: z.string(),
  /** The same key for openssl. */
  pem: z.string(),
  createdAt: Instant,
  /** Null for the one that signs now. */
  retiredAt: z.nullable(Instant),
})
export type CertificateKey = z.infer<typeof CertificateKey>
const Keys = z.object({ keys: z.array(CertificateKey) })

export const Revoke = z.strictObject({ reason: text(1000) })
export type Revoke = z.infer<typeof Revoke>

export const about = 'Certificates: downloading one, checking one without signing in, and revoking.'

export const certificate = {
  standing: call({
    summary: "Get the caller's certificates, or what is missing for them",
    method: 'GET',
    path: '/certificate',
    who: ['STUDENT'],
    answer: z.object({
      semesters: z.array(CertificateStanding),
      /** Whether there is a number that can be printed (decision A9). */
      hasIdentityCard: z.boolean(),
    }),
  }),
  /**
   * Signed, and made first where there is none that says the same (decision T5). `identityCard`: whether the number is
   * printed; it is in this file alone and nowhere on the check page.
   */
  file: call({
    summary: 'Download a certificate',
    method: 'GET',
    path: '/certificate/file',
    who: ['STUDENT'],
    query: z.strictObject({
      semester: z.string().check(cleanInOneLine, z.maxLength(40)),
      language: Language,
      identityCard: z._default(z.enum(['yes', 'no']), 'no'),
    }),
    answer: file('application/pdf'),
    refuses: [...certificateRefusals, 'identity-card-missing', 'not-found'],
  }),
  keys: call({
    summary: 'List the public keys that certificates are signed with',
    method: 'GET',
    path: '/certificate/keys',
    who: 'guest',
    answer: Keys,
  }),
  /** An unknown code is not found, whatever it looks like, after the same time as a known one. */
  check: call({
    summary: 'Get what the certificate of a code says, and whether it is valid',
    method: 'GET',
    path: '/certificate/:code',
    who: 'guest',
    params: z.strictObject({ code: Token }),
    answer: CheckedCertificate,
  }),
  list: call({
    summary: 'List certificates',
    method: 'POST',
    path: '/certificate/find',
    who: ['OFFICE'],
    ...pagedList(
      'certificates',
      CertificateRow,
      {
        status: anyOf(Status),
        /** The certificates of this student alone; null: of everybody. */
        student: z._default(z.nullable(Id), null),
      },
      { byStatus: countsOf(certificateStatuses) },
    ),
  }),
  revoke: call({
    summary: 'Revoke a certificate',
    method: 'POST',
    path: '/certificate/revoke/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: Revoke,
    answer: CertificateRow,
    refuses: ['certificate-already-revoked'],
  }),
  /**
   * Of the student with that id: every certificate in another name than the confirmed one, whether valid or superseded
   * (decision Y1). No other one can be downloaded until the office allows it.
   */
  revokeInAnotherName: call({
    summary: "Revoke a student's certificates in another name",
    method: 'POST',
    path: '/certificate/revoke-in-another-name/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: Revoke,
    answer: z.object({ revoked: z.array(CertificateNumber) }),
    refuses: ['certificate-none-in-another-name'],
  }),
  /** Its student may download another one; the revoked one stays revoked. */
  allowAnother: call({
    summary: 'Allow another certificate after a revoked one',
    method: 'POST',
    path: '/certificate/allow-another/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: Revoke,
    answer: CertificateRow,
    refuses: ['certificate-not-withheld'],
  }),
  /** `key` is the key to replace. What it has signed stays valid. */
  changeKey: call({
    summary: 'Change the key that certificates are signed with',
    method: 'POST',
    path: '/certificate/keys',
    who: ['OFFICE'],
    body: z.strictObject({ key: Id, reason: text(1000) }),
    answer: Keys,
    refuses: ['certificate-key-changed'],
  }),
}
