import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    first: [{ call: 'onboarding.onboard', as: 'student', prepare: () => ({ body: {} }) }],
  },
  notMeasured: {
    'onboarding.plan': 'reads the modules of one course',
  },
}
