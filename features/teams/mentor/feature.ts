import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const mentorFeature = feature({
  contract,
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
})
