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
  internalConstraints: [
    'one_file_of_own_data_per_account',
    'own_data_are_downloaded_after_they_are_made',
    'own_data_are_made_with_their_file',
  ],
})
