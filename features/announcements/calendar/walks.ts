import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  ofOneself: ['calendar.own', 'calendar.make', 'calendar.remove'],
  samples: {
    first: [{ call: 'calendar.own', as: 'student' }],
  },
  notMeasured: {
    'calendar.make': 'writes one row by its key',
    'calendar.remove': 'deletes one row by its key',
    'calendar.feed': 'reads one row by its key and the events to come, as startupLab.list does',
  },
}
