import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const peopleFeature = feature({
  contract,
  examples: {
    officeScope: null,
  },
  refusals: {
    'invitation-not-open': {
      status: 409,
      when: 'resending an invitation that was used or withdrawn, or withdrawing one that was used',
      hu: 'Ezt a meghívót már felhasználták vagy visszavonták.',
      en: 'This invitation has already been used or withdrawn.',
    },
  },
  acts: {
    invited: { group: 'registrations', hu: 'Meghívót kapott', en: 'Invited' },
    'invitation-resent': {
      group: 'registrations',
      hu: 'Újra megkapta a meghívót',
      en: 'Invitation sent again',
    },
    'invitation-readdressed': {
      group: 'registrations',
      hu: 'Javították a meghívója címét',
      en: 'Invitation address corrected',
    },
    'invitation-renewed': {
      group: 'registrations',
      hu: 'Új meghívót kért',
      en: 'Asked for a new invitation',
    },
    'invitation-withdrawn': {
      group: 'registrations',
      hu: 'Visszavonták a meghívóját',
      en: 'Invitation withdrawn',
    },
    'invitation-forgotten': { group: 'registrations', hu: 'Töröltük a meghívóját', en: 'Invitation deleted' },
    'email-changed': { group: 'accounts', hu: 'Megváltozott az e-mail-címe', en: 'Email address changed' },
  },
})
