import { FIRST, ofFinished } from '#bench/growth-finished.ts'
import { type Pages, pagesInOrder, pagesOfStaff } from '#bench/growth-lists.ts'
import type { Walks } from '#testing/server/walks.ts'
import { studentSorts } from './calls.ts'

const pages: Pages = [
  ['everybody', {}],
  ['page 2', { pageNumber: 2 }],
  ['of one university', { universities: ['szte'] }],
  ['of a personality', { personality: ['CTO'] }],
  ['with a one-pager', { onePager: true }],
  ['without a one-pager', { onePager: false }],
  ['without a module', { progress: ['NONE'] }],
  ['with some modules', { progress: ['SOME'] }],
  ['with all modules', { progress: ['ALL'] }],
  ['who has started the semester', { participation: ['ENTERED'] }],
  ['who has not been here for a while', { activity: ['STILL'] }],
  ['who has come to a stop', { participation: ['ENTERED'], progress: ['NONE', 'SOME'], activity: ['STILL'] }],
  ['who has been here lately', { activity: ['ACTIVE'] }],
  ['search for a Neptun code', { search: '778FCC' }],
  ['search for a full name', { search: 'Őrsi Ödön' }],
  ['search for a beginning', { search: 'kov' }],
]

export const walks: Walks = {
  samples: {
    first: [
      ...pagesOfStaff('student.list', pages),
      { call: 'student.one', as: 'office', prepare: ({ student }) => ({ params: { id: student } }) },
      {
        call: 'student.xlsx',
        of: 'one student',
        as: 'office',
        prepare: ({ emails }) => ({ query: { search: emails.student } }),
      },
    ],
    finished: [
      {
        call: 'student.list',
        of: 'of a finished semester',
        as: 'office',
        prepare: ofFinished({ params: { role: 'OFFICE' }, body: { semester: FIRST } }),
      },
      {
        call: 'student.list',
        of: 'of a finished semester, coordinator',
        as: 'university',
        prepare: ofFinished({ params: { role: 'UNIVERSITY' }, body: { semester: FIRST } }),
      },
      {
        call: 'student.list',
        of: 'a search in a finished semester',
        as: 'office',
        prepare: ofFinished({ params: { role: 'OFFICE' }, body: { semester: FIRST, search: 'orsi odon' } }),
      },
    ],
    sorted: pagesInOrder('student.list', studentSorts, [['with some modules', { progress: ['SOME'] }]]),
  },
}
