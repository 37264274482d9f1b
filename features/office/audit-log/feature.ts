import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const auditLogFeature = feature({
  contract,
  examples: {
    groups: ['exams'],
    period: 'WEEK',
  },
})
