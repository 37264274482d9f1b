import { feature, taken } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const profileFeature = feature({
  contract,
  refusals: {
    'name-is-confirmed': {
      status: 409,
      when: 'a student saving another name than the confirmed one (decision Y1)',
      hu: 'A neved meg van erősítve, ezért itt nem módosítható. A névváltoztatást a Beállítások → Profil oldalon kérheted.',
      en: 'Your name has been confirmed, so it can’t be changed here. Ask for a name change under Settings → Profile.',
    },
  },
  acts: {
    'name-changed': { group: 'accounts', hu: 'Megváltoztatta a nevét', en: 'Changed their name' },
  },
  constraints: {
    two_languages_of_a_student_differ: { code: 'invalid-request', fields: taken('secondLanguage') },
    two_spoken_languages_differ: { code: 'invalid-request', fields: taken('secondLanguage') },
    the_name_of_a_confirmed_student_is_confirmed_by_staff: { code: 'name-is-confirmed' },
  },
})
