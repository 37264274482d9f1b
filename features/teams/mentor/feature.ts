import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const mentorFeature = feature({
  contract,
  examples: {
    isFree: true,
    phone: '+36 30 123 4567',
    biography: 'I have built two companies and closed one.',
    website: 'https://somebody.example',
    publish: true,
  },
  acts: {
    'mentor-published': {
      group: 'accounts',
      hu: 'Közzétette a mentorprofilját',
      en: 'Published their mentor profile',
    },
    'mentor-unpublished': {
      group: 'accounts',
      hu: 'Elrejtette a mentorprofilját',
      en: 'Hid their mentor profile',
    },
  },
  internalConstraints: [
    'a_mentor_has_twelve_specializations_or_five_focuses_at_most',
    'one_term_of_a_mentor_per_position',
  ],
})
