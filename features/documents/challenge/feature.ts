import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const challengeFeature = feature({
  contract,
  refusals: {
    'challenge-deadline-outside': {
      status: 400,
      when: 'the deadline of a challenge is in the past, or after the semester’s own for one-pagers (decision O0)',
      hu: 'A határidő jövőbeli legyen, és ne legyen későbbi a félév one-pager-határidejénél.',
      en: 'The deadline must be in the future, and no later than the semester’s one-pager deadline.',
    },
    'challenge-documents-too-many': {
      status: 400,
      when: 'a challenge would have more documents than the limit, those that stay included',
      hu: 'Egy kihíváshoz legfeljebb 5 dokumentum tartozhat.',
      en: 'A challenge can have up to 5 documents.',
    },
    'challenge-slots-taken': {
      status: 409,
      when: 'a challenge would have fewer slots than students who have chosen it',
      hu: 'Ennél már többen választották ezt a kihívást.',
      en: 'More students than that have already chosen this challenge. Allow at least as many.',
    },
    'challenge-full': {
      status: 409,
      when: 'choosing a challenge whose last slot is taken (decision O1)',
      hu: 'Ezen a kihíváson elfogytak a helyek. Válassz másikat, vagy add be a saját ötletedet!',
      en: 'This challenge has no places left. Choose another one, or hand in your own idea.',
    },
    'challenge-deadline-passed': {
      status: 409,
      when: 'choosing a challenge after its deadline',
      hu: 'Ennek a kihívásnak lejárt a határideje. Válassz másikat, vagy add be a saját ötletedet!',
      en: 'The deadline of this challenge has passed. Choose another one, or hand in your own idea.',
    },
  },
  acts: {
    'challenge-added': {
      group: 'published',
      hu: 'Megjelent egy partneri kihívás',
      en: 'Partner challenge published',
    },
    'challenge-edited': {
      group: 'published',
      hu: 'Módosult egy partneri kihívás',
      en: 'Partner challenge edited',
    },
    'challenge-removed': {
      group: 'published',
      hu: 'Töröltek egy partneri kihívást',
      en: 'Partner challenge deleted',
    },
  },
  constraints: {
    a_challenge_has_no_more_students_than_slots: { code: 'challenge-full' },
    a_challenge_has_five_documents_at_most: { code: 'challenge-documents-too-many' },
    one_document_per_position: { code: 'challenge-documents-too-many' },
  },
  internalConstraints: ['a_challenge_is_edited_after_it_was_added'],
})
