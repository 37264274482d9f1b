import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['regrade.rulings', 'regrade.preview', 'regrade.rule'],
  notMeasured: {
    'regrade.rulings': 'reads the rulings of one question, and counts by an index who drew each version',
    'regrade.preview': 'counts anew who met one question; measured by itself (regrade-kills.drill.ts)',
    'regrade.rule': 'counts as regrade.preview does, and leaves the rest to a job',
    'regrade.own': 'reads the rows of one student',
    'regrade.seen': 'writes one row by its key',
  },
}
