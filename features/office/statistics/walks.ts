import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    first: [
      { call: 'statistics.universities', as: 'student' },
      { call: 'statistics.students', as: 'student' },
      { call: 'statistics.students', of: 'the office', as: 'office' },
      { call: 'statistics.name', as: 'student', prepare: () => ({ body: { isNamed: true } }) },
      { call: 'statistics.ofUniversity', as: 'university' },
      { call: 'statistics.ofOffice', as: 'office', prepare: () => ({ params: { university: 'all' } }) },
      {
        call: 'statistics.ofOffice',
        of: 'one university',
        as: 'office',
        prepare: () => ({ params: { university: 'szte' } }),
      },
      { call: 'statistics.xlsx', as: 'office' },
    ],
  },
}
