import { feature } from '#platform/contract/feature.ts'
import * as contract from './publishing-plan-calls.ts'
import { planStates } from './states.ts'

export const publishingPlanFeature = feature({
  contract,
  examples: {
    at: '2027-02-01T07:00:00.000Z',
  },
  states: { publishing_plan: planStates },
  refusals: {
    'draft-planned': {
      status: 409,
      when: 'changing, discarding, publishing or planning a draft that waits for its time; `detail.at` says which (decision 26)',
      hu: 'Ez a vázlat egy tervezett közzétételre vár. Ha módosítanád, előbb vond vissza a tervet!',
      en: 'This draft is waiting to be published at a set time. Unschedule it before you change it.',
    },
    'plan-time-wrong': {
      status: 409,
      when: 'planning to publish at a time that is over, or after the end of the semester',
      hu: 'Későbbi időpontot adj meg, amely még a félév vége előtt van!',
      en: 'Choose a time that is still to come and is before the end of the semester.',
    },
    'plan-over': {
      status: 409,
      when: 'moving or cancelling a plan that was published or cancelled meanwhile',
      hu: 'Ez a terv már nem várakozik: közben megjelent, vagy visszavonták.',
      en: 'This isn’t scheduled any more: it was published or unscheduled in the meantime.',
    },
  },
  acts: {
    'plan-made': { group: 'published', hu: 'Közzétételt terveztek', en: 'Publishing scheduled' },
    'plan-moved': {
      group: 'published',
      hu: 'Más időpontra tettek egy tervezett közzétételt',
      en: 'Publishing rescheduled',
    },
    'plan-cancelled': {
      group: 'published',
      hu: 'Visszavontak egy tervezett közzétételt',
      en: 'Publishing unscheduled',
    },
    'plan-published': {
      group: 'published',
      hu: 'Lezajlott egy tervezett közzététel',
      en: 'Published as scheduled',
    },
    'plan-failed': {
      group: 'published',
      hu: 'Nem sikerült egy tervezett közzététel',
      en: 'Scheduled publishing failed',
    },
  },
  constraints: {
    a_draft_is_planned_once: { code: 'draft-planned' },
    a_planned_draft_stays_as_it_is: { code: 'draft-planned' },
  },
  internalConstraints: [
    'a_failed_plan_has_its_problem',
    'a_plan_takes_something',
    'a_plan_that_does_not_wait_has_its_time',
    'what_was_published_has_no_problem',
  ],
})
