import { stateTable } from '#platform/contract/states.ts'

export const certificateStatuses = ['VALID', 'SUPERSEDED', 'REVOKED'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]

/** `valid`: holds. `replaced`: another one of the same student took its place. `final`: revoked, for good. */
export const certificateStates = stateTable(certificateStatuses, {
  states: { VALID: ['valid'], SUPERSEDED: ['replaced'], REVOKED: ['final'] },
  transitions: {
    supersede: {
      from: ['VALID'],
      to: 'SUPERSEDED',
      by: ['STUDENT'],
      act: 'certificate-superseded',
      refuses: 'certificate-already-revoked',
    },
    revoke: {
      from: ['VALID', 'SUPERSEDED'],
      to: 'REVOKED',
      by: ['OFFICE'],
      act: 'certificate-revoked',
      refuses: 'certificate-already-revoked',
    },
  },
})
