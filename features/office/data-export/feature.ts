import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const dataExportFeature = feature({
  contract,
  acts: {
    'data-exported': { group: 'programme', hu: 'Letöltöttek egy adatexportot', en: 'Data export downloaded' },
  },
})
