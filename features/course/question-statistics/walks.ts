import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['questionStatistics.question'],
  notMeasured: {
    'questionStatistics.list': 'the questions of one bank, which does not grow with people',
    'questionStatistics.question': 'reads the rows of one key',
  },
}
