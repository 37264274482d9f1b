import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const unverifiedFeature = feature({
  contract,
  refusals: {
    'registration-already-proven': {
      status: 409,
      when: 'mailing the link of a registration whose address is proven',
      hu: 'Ezt az e-mail-címet közben megerősítették: a regisztráció már jóváhagyásra vár.',
      en: 'This email address has been verified in the meantime: the registration is waiting for confirmation.',
    },
  },
  acts: {
    'verification-resent': {
      group: 'registrations',
      hu: 'Újra megkapta a megerősítő levelet',
      en: 'Verification email sent again',
    },
  },
})
