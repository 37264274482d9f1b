import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const setupFeature = feature({
  contract,
  refusals: {
    'setup-not-finished': {
      status: 409,
      when: 'the checklist of a new programme is finished while a step is open',
      hu: 'Még van nyitott lépés.',
      en: 'A step is still open.',
    },
  },
  acts: {
    'setup-step-marked': {
      group: 'programme',
      hu: 'Megjelölték az indulás egy lépését',
      en: 'Step of setting up the programme marked',
    },
    'setup-finished': {
      group: 'programme',
      hu: 'Befejezték a program beállítását',
      en: 'Setting up the programme finished',
    },
  },
  internalConstraints: ['a_step_is_done_or_set_aside'],
})
