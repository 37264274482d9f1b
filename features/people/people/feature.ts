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
  internalConstraints: [
    'a_confirmed_name_has_a_time_and_a_person',
    'only_the_office_has_a_scope',
    'a_second_language_has_a_first',
    'one_role_per_account',
    'only_students_have_a_neptun_code',
    'only_students_have_a_personality',
    'only_students_have_an_identity_card',
    'only_students_have_spoken_languages',
    'students_and_coordinators_have_a_university',
  ],
})
