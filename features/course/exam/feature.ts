import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const examFeature = feature({
  contract,
  examples: {
    choice: [2],
    signature: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  states: { exam_attempt: contract.attemptStates },
  refusals: {
    'service-unavailable': {
      status: 503,
      when: 'the exam provider does not answer (spec 8)',
      hu: 'A modulvizsgák most nem érhetők el.',
      en: 'Module tests are unavailable.',
    },
    'init-failed': {
      status: 409,
      when: 'the exam could not be started; the message says why (spec 8)',
      hu: 'A vizsgát nem sikerült elindítani.',
      en: 'The exam couldn’t be started.',
    },
    'result-failed': {
      status: 409,
      when: 'the result of an exam could not be saved; the attempt is kept (spec 4)',
      hu: 'Az eredményt nem sikerült elmenteni.',
      en: 'The result couldn’t be saved.',
    },
    'exam-closed': {
      status: 409,
      when: 'answering or submitting an attempt that has ended',
      hu: 'Ez a vizsga már véget ért.',
      en: 'This exam has already ended.',
    },
    'answer-outdated': {
      status: 409,
      when: 'another device saved a newer answer to this question; the body carries it',
      hu: 'Erre a kérdésre egy másik eszközön újabb választ adtál.',
      en: 'A newer answer to this question was given on another device.',
    },
    'grant-empty': {
      status: 400,
      when: 'granting neither attempts nor minutes where none were granted before',
      hu: 'Adj legalább egy próbálkozást vagy percet!',
      en: 'Give at least one attempt or one minute.',
    },
    'module-retired': {
      status: 409,
      when: 'granting attempts or minutes in a retired module, where no exam begins any more (decision 27)',
      hu: 'Ezt a modult archiváltátok, vizsga már nem kezdhető benne. Ha mégis kell, előbb állítsátok vissza!',
      en: 'This module is archived, so its exam can’t be started any more. Restore it first if it’s needed.',
    },
    'no-unseen-questions': {
      status: 409,
      when: 'granting an attempt to a student who was shown the solution of every question of that exam',
      hu: 'Ennek a hallgatónak nem maradt olyan kérdés, amelynek még nem látta a megoldását.',
      en: 'This student has seen the solution to every question of this exam.',
    },
    'solutions-hidden': {
      status: 409,
      when: 'reporting a question of an attempt whose solutions are not shown (decision C3)',
      hu: 'Kérdést akkor jelezhetsz, amikor a megoldások már látszanak.',
      en: 'You can report a question once you have seen its solution.',
    },
  },
  acts: {
    'exam-started': { group: 'exams', hu: 'Elkezdett egy vizsgát', en: 'Started an exam' },
    'exam-not-started': { group: 'exams', hu: 'Nem indult el egy vizsgája', en: 'An exam didn’t start' },
    'exam-submitted': { group: 'exams', hu: 'Beadott egy vizsgát', en: 'Submitted an exam' },
    'exam-timed-out': { group: 'exams', hu: 'Lejárt egy vizsgájának ideje', en: 'An exam ran out of time' },
    'exam-granted': {
      group: 'exams',
      hu: 'Plusz próbálkozást vagy időt kapott egy vizsgához',
      en: 'Extra attempts or time for an exam',
    },
  },
  constraints: {
    one_open_attempt_per_student_and_module: { code: 'init-failed' },
  },
  internalConstraints: [
    'a_closed_attempt_has_a_result',
    'an_answer_is_to_a_version_of_a_question',
    'a_number_stands_without_a_choice',
    'an_answer_has_a_time_and_a_revision',
    'an_attempt_ends_after_it_starts',
    'one_place_per_question',
    'only_an_open_attempt_elsewhere_awaits_its_provider',
  ],
})
