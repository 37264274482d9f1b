import { feature } from '#platform/contract/feature.ts'
import * as contract from './editing-calls.ts'

export const editingFeature = feature({
  contract,
  examples: { addresses: ['https://startup-lab.example/evening'] },
  refusals: {},
  acts: {},
  internalConstraints: ['somebody_is_seen_after_they_came'],
})
