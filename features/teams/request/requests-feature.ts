import { feature } from '#platform/contract/feature.ts'
import * as contract from './requests-calls.ts'

export const requestsFeature = feature({
  contract,
  acts: {
    'request-set-aside': {
      group: 'teams',
      hu: 'Elakadt egy kérés, félretettük',
      en: 'A request got stuck and was set aside',
    },
    'request-retried': {
      group: 'teams',
      hu: 'Újra próbáltak egy elakadt kérést',
      en: 'A request that was stuck was tried again',
    },
    'request-resumed': {
      group: 'teams',
      hu: 'Egy elakadt kérés újra halad',
      en: 'A request that was stuck is moving again',
    },
  },
  internalConstraints: [
    'a_cause_of_failure_is_short',
    'a_request_is_tried_again_after_it_failed',
    'a_request_that_is_set_aside_was_tried',
    'a_cv_has_its_digest',
    'a_request_is_answered_after_it_was_sent',
    'a_request_is_due_by_its_end_at_the_latest',
    'a_request_that_is_closed_has_its_time',
    'a_void_request_has_its_reason',
    'an_application_says_why',
    'only_a_mentor_declines_with_a_reason',
    'only_an_application_has_a_cv',
  ],
})
