import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const mentorSuggestionFeature = feature({
  contract,
  refusals: {
    'not-team-member': {
      status: 409,
      when: 'suggesting a mentor without being a member of somebody else’s team (decision P9)',
      hu: 'Mentort az javasolhat, akit már felvettek egy csapatba.',
      en: 'Only team members can suggest a mentor to their project owner.',
    },
    'mentor-suggestions-too-many': {
      status: 409,
      when: 'suggesting a sixth mentor (decision P9)',
      hu: 'Egyszerre legfeljebb 5 mentort javasolhatsz. Vonj vissza egyet!',
      en: 'You can suggest up to 5 mentors at a time. Withdraw one first.',
    },
  },
  acts: {
    'mentor-suggested': {
      group: 'teams',
      hu: 'Mentort javasolt a csapatának',
      en: 'Suggested a mentor to their team',
    },
    'mentor-suggestion-withdrawn': {
      group: 'teams',
      hu: 'Visszavonta a mentorjavaslatát',
      en: 'Withdrew a mentor suggestion',
    },
  },
  internalConstraints: ['one_suggestion_per_member_and_mentor'],
})
