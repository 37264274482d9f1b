import { staff } from '#platform/contract/parts.ts'
import { stateTable } from '#platform/contract/states.ts'

export const nameChangeStatuses = ['WAITING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const
export type NameChangeStatus = (typeof nameChangeStatuses)[number]

/** `open`: the old name stands, and staff are asked. `decided`: by staff. `final`: nothing follows. */
export const nameChangeStates = stateTable(nameChangeStatuses, {
  states: {
    WAITING: ['open'],
    ACCEPTED: ['decided', 'final'],
    REJECTED: ['decided', 'final'],
    WITHDRAWN: ['final'],
  },
  transitions: {
    accept: {
      from: ['WAITING'],
      to: 'ACCEPTED',
      by: staff,
      act: 'name-change-accepted',
      refuses: 'name-change-already-decided',
    },
    reject: {
      from: ['WAITING'],
      to: 'REJECTED',
      by: staff,
      act: 'name-change-rejected',
      refuses: 'name-change-already-decided',
    },
    withdraw: {
      from: ['WAITING'],
      to: 'WITHDRAWN',
      by: ['STUDENT'],
      act: 'name-change-withdrawn',
      refuses: 'name-change-already-decided',
    },
  },
})
