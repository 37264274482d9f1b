import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: [
    'startupLab.one',
    'startupLab.edit',
    'startupLab.remove',
    'startupLab.logo',
    'startupLab.calendar',
  ],
  samples: {
    first: [{ call: 'startupLab.list', as: 'student', prepare: () => ({ body: {} }) }],
  },
  notMeasured: {
    'startupLab.one': 'reads one row by its key',
    'startupLab.logo': 'reads one row by its key and sends a file',
    'startupLab.calendar': 'reads one row by its key',
    'startupLab.add': 'writes one row, and decodes a picture where there is one',
    'startupLab.edit': 'writes one row by its key, as startupLab.add does',
    'startupLab.remove': 'deletes one row by its key, as security.endSession does',
  },
}
