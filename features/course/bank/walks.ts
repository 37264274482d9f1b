import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['bank.preview', 'bank.take', 'bank.write'],
  notMeasured: {
    'bank.preview': 'reads a file, whose growth its own tests measure, and the questions of one course',
    'bank.take': 'writes at most 500 rows, as authoring.add does each',
    'bank.write': 'reads the questions of one module by an index',
  },
}
