import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const mailFeature = feature({
  contract,
  acts: {
    'mail-sent-again': {
      group: 'accounts',
      hu: 'Újra elküldtek neki egy levelet',
      en: 'Email sent again',
    },
  },
})
