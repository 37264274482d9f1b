import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const studentFeature = feature({
  contract,
  examples: {
    onePager: true,
    team: ['OWNER'],
    progress: ['SOME'],
    activity: ['STILL'],
    participation: ['ENTERED'],
  },
  acts: {
    'students-exported': {
      group: 'students',
      hu: 'Letöltötték a hallgatók listáját',
      en: 'List of students downloaded',
    },
  },
})
