import { stateTable } from '#platform/contract/states.ts'

/** Decision P1; no project at all is the state before CREATED. */
export const projectStatuses = ['CREATED', 'DRAFT', 'PUBLISHED', 'DISSOLVED'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/**
 * `live`: counts as its owner's one project of the semester. `editable`: its description can change. `open`:
 * others see it.
 */
export const projectStates = stateTable(projectStatuses, {
  states: {
    CREATED: ['live', 'editable'],
    DRAFT: ['live', 'editable'],
    PUBLISHED: ['live', 'open'],
    DISSOLVED: ['final'],
  },
  transitions: {
    saveDraft: {
      from: ['CREATED'],
      to: 'DRAFT',
      by: ['STUDENT'],
      act: 'project-saved',
      refuses: 'project-frozen',
    },
    publish: {
      from: ['CREATED', 'DRAFT'],
      to: 'PUBLISHED',
      by: ['STUDENT'],
      act: 'project-published',
      refuses: 'project-frozen',
    },
    dissolve: {
      from: ['CREATED', 'DRAFT', 'PUBLISHED'],
      to: 'DISSOLVED',
      by: ['STUDENT', 'OFFICE'],
      act: 'project-dissolved',
      refuses: 'project-dissolved',
    },
  },
})
