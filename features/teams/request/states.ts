import type { AuditAct } from '#platform/contract/audit.ts'
import type { Refusal } from '#platform/contract/errors.ts'
import type { Role } from '#platform/contract/parts.ts'
import { stateTable, type TransitionBy } from '#platform/contract/states.ts'

/**
 * What one side of a team asks of the other, and what becomes of it: a student's application to a project, an owner's
 * invitation of a member, an owner's application to a mentor. They share a clock, their states and their table.
 */
export const teamRequestKinds = ['APPLICATION', 'INVITATION', 'MENTOR_APPLICATION'] as const
export type TeamRequestKind = (typeof teamRequestKinds)[number]

/** Decision P2; an invitation or a mentor application that was declined is REJECTED, one that was withdrawn REVOKED. */
export const teamRequestStatuses = ['PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED', 'VOID'] as const
export type TeamRequestStatus = (typeof teamRequestStatuses)[number]

/**
 * Why a request became VOID although nobody answered it (decisions P2, P3, P6, P7, X3, X6, X12), or after it was accepted:
 * the office took somebody out of the team, or dissolved the project. `office-assigned`: the office brought the two together.
 */
export const voidReasons = [
  'expired',
  'team-full',
  'team-complete',
  'joined-another-team',
  'has-own-project',
  'project-dissolved',
  'project-has-mentor',
  'mentor-full',
  'semester-ended',
  'account-disabled',
  'office-corrected',
  'office-assigned',
] as const
export type VoidReason = (typeof voidReasons)[number]

interface Words {
  /** Who answers it, and who takes it back. */
  answeredBy: Role
  revokedBy: Role
  acts: { accept: AuditAct; reject: AuditAct; revoke: AuditAct; void: AuditAct }
  refuses: Refusal
}

/** Whatever ends a request without an answer: an act of anybody around it, or its time. */
const anybody: readonly TransitionBy[] = ['STUDENT', 'MENTOR', 'OFFICE', 'UNIVERSITY', 'clock']

/** `open`: it waits for an answer. `binding`: it made somebody part of the team. `closed`: not to be asked again. */
const statesOf = ({ answeredBy, revokedBy, acts, refuses }: Words) =>
  stateTable(teamRequestStatuses, {
    states: {
      PENDING: ['open'],
      ACCEPTED: ['binding'],
      REJECTED: ['closed'],
      REVOKED: [],
      VOID: [],
    },
    transitions: {
      accept: { from: ['PENDING'], to: 'ACCEPTED', by: [answeredBy], act: acts.accept, refuses },
      reject: { from: ['PENDING'], to: 'REJECTED', by: [answeredBy], act: acts.reject, refuses },
      revoke: { from: ['PENDING'], to: 'REVOKED', by: [revokedBy], act: acts.revoke, refuses },
      void: { from: ['PENDING'], to: 'VOID', by: anybody, act: acts.void, refuses },
      /** Of whoever was in the team: they may be asked, and ask, again. */
      end: { from: ['ACCEPTED'], to: 'VOID', by: ['OFFICE'], act: acts.void, refuses },
    },
  })

export const applicationStates = statesOf({
  answeredBy: 'STUDENT',
  revokedBy: 'STUDENT',
  acts: {
    accept: 'application-accepted',
    reject: 'application-rejected',
    revoke: 'application-revoked',
    void: 'application-voided',
  },
  refuses: 'application-not-pending',
})

export const invitationStates = statesOf({
  answeredBy: 'STUDENT',
  revokedBy: 'STUDENT',
  acts: {
    accept: 'team-invitation-accepted',
    reject: 'team-invitation-declined',
    revoke: 'team-invitation-withdrawn',
    void: 'team-invitation-voided',
  },
  refuses: 'team-invitation-not-pending',
})

export const mentorApplicationStates = statesOf({
  answeredBy: 'MENTOR',
  revokedBy: 'STUDENT',
  acts: {
    accept: 'mentor-application-accepted',
    reject: 'mentor-application-declined',
    revoke: 'mentor-application-revoked',
    void: 'mentor-application-voided',
  },
  refuses: 'mentor-application-not-pending',
})

export const teamRequestStates = {
  APPLICATION: applicationStates,
  INVITATION: invitationStates,
  MENTOR_APPLICATION: mentorApplicationStates,
} as const satisfies Record<TeamRequestKind, unknown>
