import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const filesFeature = feature({
  contract,
  examples: {
    path: '/api/lesson/3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034/worksheet/hu',
  },
})
