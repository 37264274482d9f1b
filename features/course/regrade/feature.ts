import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const regradeFeature = feature({
  contract,
  examples: {
    versions: [1],
    falling: 0,
    reasons: { hu: 'Két jó válasz volt.', en: 'Two answers were right.' },
  },
  refusals: {
    'answer-not-of-question': {
      status: 400,
      when: 'ruling that something is right which cannot be an answer to the question in one of its versions',
      hu: 'Ez nem lehet válasz erre a kérdésre.',
      en: 'This can’t be an answer to the question.',
    },
    'nothing-ruled': {
      status: 409,
      when: 'taking back what was ruled of a question where nothing is',
      hu: 'Ennél a kérdésnél nincs mit visszavonni.',
      en: 'There is nothing to take back for this question.',
    },
    'regrade-running': {
      status: 409,
      when: 'ruling on a question of a module whose attempts are still being counted by an earlier ruling',
      hu: 'Ennek a modulnak a vizsgáit épp újraszámoljuk egy korábbi döntés miatt. Próbáld újra egy perc múlva!',
      en: 'The exams of this module are still being counted again after an earlier ruling. Try again in a minute.',
    },
    'results-would-fall': {
      status: 409,
      when: 'a ruling by which results fall, without the confirmation of it; `detail.falling` says how many',
      hu: 'Ettől romlana néhány eredmény. Ezt külön meg kell erősítened.',
      en: 'Some results would fall. You need to confirm that separately.',
    },
    'regrade-preview-outdated': {
      status: 409,
      when: 'a ruling by which other attempts fall than the preview said; `detail.falling` says how many do now',
      hu: 'Az előnézet óta megváltozott, hány eredmény romlana. Nézd meg újra!',
      en: 'The number of results that would fall has changed since the preview. Look at it again.',
    },
  },
  acts: {
    'question-ruled': {
      group: 'exams',
      hu: 'Utólag döntöttek egy vizsgakérdésről',
      en: 'Exam question ruled on afterwards',
    },
    'exam-regraded': {
      group: 'exams',
      hu: 'Újraszámolták egy vizsgájának eredményét',
      en: 'Exam result counted again',
    },
  },
  constraints: {
    one_ruling_at_a_time_in_a_module: { code: 'regrade-running' },
  },
  internalConstraints: [
    'a_regrade_changes_something',
    'a_ruling_goes_through_the_students_who_met_its_question',
    'a_ruling_is_about_versions',
    'answers_belong_to_rulings_on_what_is_right',
    'one_answer_is_the_right_one',
    'a_version_that_was_published_is_ruled',
    'an_answer_of_the_attempt_is_regraded',
  ],
})
