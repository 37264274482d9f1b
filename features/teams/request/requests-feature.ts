import { feature } from '#platform/contract/feature.ts'
import * as contract from './requests-calls.ts'

export const requestsFeature = feature({
  contract,
  acts: {
    'request-set-aside': {
      group: 'teams',
      hu: 'Elakadt egy kérés, félretettük',
      en: 'A request got stuck and was set aside',
    },
    'request-retried': {
      group: 'teams',
      hu: 'Újra próbáltak egy elakadt kérést',
      en: 'A request that was stuck was tried again',
    },
    'request-resumed': {
      group: 'teams',
      hu: 'Egy elakadt kérés újra halad',
      en: 'A request that was stuck is moving again',
    },
  },
})
