import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  notMeasured: {
    'rescue.round':
      'reads everybody without a team at once, as a round is one thing; the office alone looks at it',
    'rescue.propose':
      'proposes for everybody without a team at once; measured by itself (testing/drills/rescue.drill.ts)',
    'rescue.move': 'reads the round as `rescue.round` does, and writes a few rows',
    'rescue.send': 'reads the round as `rescue.round` does, once for each round',
    'rescue.mine': 'reads the rows of one group',
    'rescue.invite': 'reads the rows of one group, and writes two invitations',
    'rescue.create': 'writes one row of one group',
    'rescue.handBack': 'writes one row of one group',
  },
}
