import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['mentorSuggestion.suggest', 'mentorSuggestion.withdraw'],
  notMeasured: {
    'mentorSuggestion.suggest': 'reads the rows of one project, and writes one',
    'mentorSuggestion.withdraw': 'deletes one row by its key',
  },
}
