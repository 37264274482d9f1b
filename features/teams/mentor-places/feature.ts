import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const mentorPlacesFeature = feature({
  contract,
  examples: {
    capacity: 3,
  },
  refusals: {
    'places-in-use': {
      status: 409,
      when: 'giving a mentor fewer projects than they have taken (decision P10)',
      hu: 'A mentor már ennél több projektet vállalt.',
      en: 'The mentor has already taken more projects than that.',
    },
  },
  acts: {
    'mentor-places-set': {
      group: 'teams',
      hu: 'Beállították, hány projektet vállalhat egy mentor',
      en: 'The number of projects of a mentor was set',
    },
  },
  internalConstraints: ['one_number_of_places_per_mentor_and_semester'],
})
