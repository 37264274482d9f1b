import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const statisticsFeature = feature({
  contract,
  examples: {
    isNamed: true,
  },
  acts: {
    'figures-exported': { group: 'programme', hu: 'Letöltötték a számadatokat', en: 'Figures downloaded' },
  },
})
