import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const matchingFeature = feature({
  contract,
  examples: {
    isOn: true,
  },
  internalConstraints: [
    'nobody_is_suggested_far_above_the_mean',
    'nobody_is_suggested_to_themselves',
    'one_suggestion_per_place',
    'one_suggestion_per_reader_and_person',
  ],
})
