import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'
import { remarkStates } from './states.ts'

export const remarkFeature = feature({
  contract,
  examples: {
    answer: 'You are right: we have corrected the question.',
    kinds: ['QUESTION'],
  },
  states: { remark: remarkStates },
  refusals: {
    'question-reported': {
      status: 409,
      when: 'reporting a question that the caller has reported, while the office is not through with it',
      hu: 'Ezt a kérdést már jelezted. Amint válaszolunk, levelet kapsz.',
      en: 'You have already reported this question. You will get an email once we answer.',
    },
    'remark-already-answered': {
      status: 409,
      when: 'answering a remark that is answered or done; `detail` says by whom and how',
      hu: 'Erre közben más már válaszolt, vagy lezárta.',
      en: 'Someone has already answered this or marked it as done.',
    },
    'remark-already-done': {
      status: 409,
      when: 'closing a remark that is done; `detail` says by whom',
      hu: 'Ezt közben más már lezárta.',
      en: 'Someone has already marked this as done.',
    },
  },
  acts: {
    'remark-answered': {
      group: 'remarks',
      hu: 'Választ kapott egy javaslatára vagy hibajelzésére',
      en: 'Suggestion or report answered',
    },
    'remark-done': {
      group: 'remarks',
      hu: 'Lezárták egy javaslatát vagy hibajelzését',
      en: 'Suggestion or report marked as done',
    },
  },
  constraints: {
    one_open_report_per_student_and_question: { code: 'question-reported' },
  },
  internalConstraints: [
    'a_reported_question_was_asked_in_its_attempt',
    'a_remark_is_about_a_lesson_or_about_a_question_of_an_attempt',
    'a_remark_that_is_done_has_a_time_and_a_person',
    'an_answer_to_a_remark_has_a_time_and_a_writer',
    'an_answered_remark_has_its_answer',
  ],
})
