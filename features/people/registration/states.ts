import { staff } from '#platform/contract/parts.ts'
import { stateTable } from '#platform/contract/states.ts'

/** Spec 4: waiting, accepted, rejected; UNVERIFIED until the address is proven (decision A2). */
export const registrationStatuses = ['UNVERIFIED', 'WAITING', 'ACCEPTED', 'REJECTED'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/**
 * `proven`: the address is, so staff see it. `open`: still to be decided. `admitted`: its account may sign in.
 * `live`: keeps email, username and Neptun code taken.
 */
export const registrationStates = stateTable(registrationStatuses, {
  states: {
    UNVERIFIED: ['live'],
    WAITING: ['proven', 'open', 'live'],
    ACCEPTED: ['proven', 'decided', 'admitted', 'live'],
    REJECTED: ['proven', 'decided'],
  },
  transitions: {
    verify: {
      from: ['UNVERIFIED'],
      to: 'WAITING',
      by: ['link'],
      act: 'registration-verify',
      refuses: 'link-invalid',
    },
    accept: {
      from: ['WAITING'],
      to: 'ACCEPTED',
      by: staff,
      act: 'registration-accept',
      refuses: 'registration-already-decided',
    },
    reject: {
      from: ['WAITING'],
      to: 'REJECTED',
      by: staff,
      act: 'registration-reject',
      refuses: 'registration-already-decided',
    },
    undo: {
      from: ['ACCEPTED'],
      to: 'WAITING',
      by: staff,
      act: 'registration-undo',
      refuses: 'registration-undo-late',
    },
    reopen: {
      from: ['ACCEPTED', 'REJECTED'],
      to: 'WAITING',
      by: ['OFFICE'],
      act: 'registration-reopen',
      refuses: 'registration-not-decided',
    },
  },
})
