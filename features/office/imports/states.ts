import { stateTable } from '#platform/contract/states.ts'

export const importStatuses = ['PREVIEWED', 'RUNNING', 'DONE', 'DISCARDED'] as const
export type ImportStatus = (typeof importStatuses)[number]

/** `open`: still to be confirmed. `confirmed`: its people are being invited, or have been. `final`: nothing more happens. */
export const importStates = stateTable(importStatuses, {
  states: {
    PREVIEWED: ['open'],
    RUNNING: ['confirmed'],
    DONE: ['confirmed', 'final'],
    DISCARDED: ['final'],
  },
  transitions: {
    start: {
      from: ['PREVIEWED'],
      to: 'RUNNING',
      by: ['OFFICE'],
      act: 'import-started',
      refuses: 'import-not-open',
    },
    finish: {
      from: ['RUNNING'],
      to: 'DONE',
      by: ['clock'],
      act: 'import-finished',
      refuses: 'import-not-open',
    },
    discard: {
      from: ['PREVIEWED'],
      to: 'DISCARDED',
      by: ['OFFICE'],
      act: 'import-discarded',
      refuses: 'import-not-open',
    },
  },
})
