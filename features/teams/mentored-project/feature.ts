import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const mentoredProjectFeature = feature({
  contract,
  examples: {
    isShown: true,
  },
})
