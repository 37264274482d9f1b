import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const ownDataFeature = feature({
  contract,
  acts: {
    'own-data-downloaded': {
      group: 'accounts',
      hu: 'Letöltötte a saját adatait',
      en: 'Downloaded their own data',
    },
  },
})
