import { stateTable } from '#platform/contract/states.ts'

export const planStatuses = ['PLANNED', 'PUBLISHED', 'FAILED', 'CANCELLED'] as const
export type PlanStatus = (typeof planStatuses)[number]

/** `open`: its drafts wait, and stay as they are. `told`: the office still reads why it failed. `final`: nothing follows. */
export const planStates = stateTable(planStatuses, {
  states: { PLANNED: ['open'], PUBLISHED: ['final'], FAILED: ['told'], CANCELLED: ['final'] },
  transitions: {
    publish: {
      from: ['PLANNED'],
      to: 'PUBLISHED',
      by: ['clock'],
      act: 'plan-published',
      refuses: 'plan-over',
    },
    fail: {
      from: ['PLANNED'],
      to: 'FAILED',
      by: ['clock'],
      act: 'plan-failed',
      refuses: 'plan-over',
    },
    cancel: {
      from: ['PLANNED', 'FAILED'],
      to: 'CANCELLED',
      by: ['OFFICE'],
      act: 'plan-cancelled',
      refuses: 'plan-over',
    },
  },
})
