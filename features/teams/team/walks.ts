import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: [
    'team.add',
    'team.remove',
    'team.handOver',
    'team.setMentor',
    'team.removeMentor',
    'team.dissolve',
  ],
  samples: {
    second: [{ call: 'team.mine', as: 'other' }],
  },
  notMeasured: {
    'team.complete': 'writes the rows of one project',
    'team.reopen': 'writes one row by its key',
    'team.add': 'writes the rows of one student and one project',
    'team.remove': 'writes the rows of one project',
    'team.handOver': 'writes the rows of one project',
    'team.setMentor': 'writes the rows of one mentor and one project',
    'team.removeMentor': 'writes one row by its key',
    'team.dissolve': 'writes the rows of one project',
  },
}
