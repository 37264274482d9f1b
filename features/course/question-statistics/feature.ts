import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const questionStatisticsFeature = feature({
  contract,
  examples: {
    questionKinds: ['single'],
    bankStates: ['in-use'],
    levels: ['recall'],
    marks: ['weak-discrimination'],
  },
  refusals: {},
  acts: {},
  internalConstraints: ['statistics_are_of_a_published_version'],
})
