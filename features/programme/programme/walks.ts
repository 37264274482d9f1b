import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['programme.renameUniversity', 'programme.retireUniversity', 'programme.restoreUniversity'],
  samples: {
    first: [
      { call: 'programme.context', as: 'guest' },
      { call: 'programme.semester', as: 'office' },
      { call: 'programme.ownSemester', as: 'student' },
      { call: 'programme.change', as: 'office', prepare: () => ({ body: { examMinutes: 20 } }) },
      {
        call: 'programme.renameUniversity',
        as: 'office',
        prepare: () => ({ params: { id: 'szte' }, body: { name: 'Szegedi Tudományegyetem' } }),
      },
    ],
  },
  notMeasured: {
    'programme.addUniversity': 'writes one row of a table that does not grow',
    'programme.retireUniversity': 'writes one row by its key, as programme.renameUniversity does',
    'programme.restoreUniversity': 'writes one row by its key, as programme.renameUniversity does',
    'programme.openRegistration': 'writes one row by its key, as programme.change does',
    'programme.closeRegistration': 'writes one row by its key, as programme.change does',
  },
}
