import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  ofOneself: ['ownData.standing', 'ownData.ask', 'ownData.file'],
  samples: {
    first: [{ call: 'ownData.standing', as: 'student' }],
  },
  notMeasured: {
    'ownData.ask': 'writes one row by its key; its job reads what is the owner’s alone',
    'ownData.file': 'changes one row by its key',
  },
}
