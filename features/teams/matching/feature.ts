import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const matchingFeature = feature({
  contract,
  examples: {
    isOn: true,
  },
})
