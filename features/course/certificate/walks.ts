import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['certificate.revoke', 'certificate.revokeInAnotherName', 'certificate.allowAnother'],
  samples: {
    first: [
      { call: 'certificate.standing', as: 'student' },
      { call: 'certificate.list', as: 'office', prepare: () => ({ body: {} }) },
      {
        call: 'certificate.list',
        of: 'a search',
        as: 'office',
        prepare: () => ({ body: { search: 'orsi' } }),
      },
    ],
  },
  notMeasured: {
    'certificate.file': 'reads what certificate.standing does, writes rows of one key, and draws a page',
    'certificate.keys': 'reads as many rows as there were keys',
    'certificate.check': 'reads one row by its key and what certificate.standing does, in an even time',
    'certificate.revoke': 'writes one row by its key',
    'certificate.revokeInAnotherName': 'writes the rows of one student',
    'certificate.allowAnother': 'writes one row by its key',
    'certificate.changeKey': 'writes two rows of a table as long as there were keys',
  },
}
