import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const mentorInterestFeature = feature({
  contract,
  refusals: {
    'mentor-not-published': {
      status: 409,
      when: 'showing interest in a project with a mentor profile that is not published (spec 6)',
      hu: 'Előbb tedd közzé a mentorprofilodat a Beállításokban!',
      en: 'Publish your mentor profile in the settings first.',
    },
  },
  acts: {
    'mentor-interest-sent': {
      group: 'teams',
      hu: 'Jelezte, hogy érdekli egy projekt',
      en: 'Showed interest in a project',
    },
    'mentor-interest-withdrawn': {
      group: 'teams',
      hu: 'Visszavonta, hogy érdekli egy projekt',
      en: 'Withdrew their interest in a project',
    },
  },
  internalConstraints: ['one_interest_per_project_and_mentor'],
})
