import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    first: [
      { call: 'auditLog.list', as: 'office', prepare: () => ({ body: {} }) },
      {
        call: 'auditLog.list',
        of: 'some acts',
        as: 'office',
        prepare: () => ({ body: { groups: ['exams', 'remarks'] } }),
      },
      { call: 'auditLog.list', of: 'a week', as: 'office', prepare: () => ({ body: { period: 'WEEK' } }) },
      {
        call: 'auditLog.list',
        of: 'one person',
        as: 'office',
        prepare: ({ emails }) => ({ body: { search: emails.student } }),
      },
      {
        call: 'auditLog.list',
        of: 'some acts of one person today',
        as: 'office',
        prepare: ({ emails }) => ({ body: { groups: ['accounts'], period: 'TODAY', search: emails.other } }),
      },
    ],
  },
}
