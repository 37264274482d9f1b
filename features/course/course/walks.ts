import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['course.lesson', 'course.done', 'course.worksheet'],
  samples: {
    first: [
      { call: 'course.progress', as: 'student' },
      { call: 'course.lesson', as: 'student', prepare: ({ lesson }) => ({ params: { id: lesson } }) },
      {
        call: 'course.done',
        as: 'student',
        prepare: ({ lesson }) => ({ params: { id: lesson }, body: { by: 'marked', seconds: 0 } }),
      },
      { call: 'course.suggestions', as: 'student' },
      { call: 'course.suggestions', of: 'the office', as: 'office' },
      {
        call: 'course.suggest',
        as: 'student',
        prepare: ({ lesson }) => ({ body: { lesson, comment: 'Szép volt.' } }),
      },
    ],
  },
  notMeasured: {
    'course.worksheet': 'reads one row by its key and sends a file',
  },
}
