import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const mailFeature = feature({
  contract,
  acts: {
    'mail-sent-again': {
      group: 'accounts',
      hu: 'Újra elküldtek neki egy levelet',
      en: 'Email sent again',
    },
  },
  internalConstraints: [
    'a_failed_try_is_counted',
    'a_failure_has_its_time',
    'a_kept_mail_is_neither_sent_nor_refused',
    'a_mail_has_one_outcome',
    'a_mail_without_its_text_is_over',
    'a_mail_is_sent_or_refused',
    'a_mail_is_tried_from_zero_on',
    'an_answer_of_a_mail_server_is_short',
    'a_refused_mail_has_its_code',
  ],
})
