import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const rescueFeature = feature({
  contract,
  examples: {
    groupKinds: ['OPEN'],
    places: ['FREE'],
    beside: '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034',
  },
  refusals: {
    'rescue-changed': {
      status: 409,
      when: 'changing or sending a rescue round that somebody has changed since the caller saw it; `detail` says who and when',
      hu: 'Közben valaki más módosította a csapatjavaslatokat. Nézd meg, mi változott, és ha kell, próbáld újra!',
      en: 'Someone else has changed the team proposals in the meantime. Check what has changed, and try again if you still need to.',
    },
    'rescue-empty': {
      status: 409,
      when: 'proposing a rescue round for nobody, or sending one without a group',
      hu: 'Most nincs kinek csapatot javasolni.',
      en: 'There is no one to propose a team to.',
    },
    'rescue-refused-before': {
      status: 409,
      when: 'moving a student to a project that has said no to them, or that they have said no to',
      hu: 'Ez a hallgató és ez a projekt már nemet mondott egymásnak.',
      en: 'This student and this project have already said no to each other.',
    },
    'rescue-not-proposed': {
      status: 409,
      when: 'answering to a rescue round that proposes nothing to the caller any more',
      hu: 'Ez a javaslat már nem érvényes: közben változott a csoport, vagy letelt a határidő.',
      en: 'This proposal is no longer open: the group has changed, or the deadline has passed.',
    },
    'rescue-created': {
      status: 409,
      when: 'saying that one creates the project of a group when another has said so; `detail` says who',
      hu: 'Közben más már vállalta, hogy létrehozza a projektet.',
      en: 'Someone else has already offered to create the project.',
    },
  },
  acts: {
    'rescue-proposed': { group: 'teams', hu: 'Csapatjavaslatot készítettek', en: 'Team proposals made' },
    'rescue-moved': {
      group: 'teams',
      hu: 'Áthelyeztek valakit egy csapatjavaslatban',
      en: 'Moved within the team proposals',
    },
    'rescue-sent': { group: 'teams', hu: 'Elküldték a csapatjavaslatokat', en: 'Team proposals sent' },
    'rescue-created': {
      group: 'teams',
      hu: 'Vállalta, hogy létrehozza a csoport projektjét',
      en: 'Offered to create the group’s project',
    },
    'rescue-handed-back': {
      group: 'teams',
      hu: 'Mégsem ő hozza létre a csoport projektjét',
      en: 'Withdrew their offer to create the group’s project',
    },
  },
  constraints: {
    one_draft_rescue_round_per_semester: { code: 'rescue-changed' },
    one_rescue_round_per_revision: { code: 'rescue-changed' },
    one_creator_per_rescue_group: { code: 'rescue-created' },
  },
  internalConstraints: [
    'a_rescue_place_has_a_group_or_a_reason',
    'one_rescue_group_per_round_and_project',
    'one_rescue_place_per_round_and_student',
    'one_rescue_round_per_group',
    'only_in_a_group_somebody_creates_the_project',
  ],
})
