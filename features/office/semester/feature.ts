import { feature, taken } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const semesterFeature = feature({
  contract,
  examples: {
    continuing: { who: 'COMPLETED', neptun: [] },
    again: false,
  },
  refusals: {
    'completed-begin-again': {
      status: 409,
      when: 'opening a semester for students who have completed such a one already, without confirming it (decision Y3)',
      hu: 'A kiválasztottak között olyanok is vannak, akik ezt a félévet már elvégezték. Erősítsd meg, hogy újra elkezdik!',
      en: 'Some of these students have already completed a semester like this. Confirm that they start it again.',
    },
    'semester-key-taken': {
      status: 409,
      when: 'preparing a semester whose key another one has',
      hu: 'Már van ilyen jelű félév.',
      en: 'Another semester already has this code.',
    },
    'semester-key-wrong': {
      status: 409,
      when: 'opening a semester with a key that is not its own, or preparing one that does not follow the current one',
      hu: 'Nem a következő félév jelét írtad be.',
      en: 'This isn’t the next semester’s code.',
    },
    'no-semester-prepared': {
      status: 409,
      when: 'opening a semester before one is prepared with its course',
      hu: 'Még nincs előkészített félév, vagy a tananyaga még töltődik.',
      en: 'You haven’t prepared a semester yet, or its course is still loading.',
    },
  },
  acts: {
    'semester-prepared': {
      group: 'programme',
      hu: 'Előkészítették a következő félévet',
      en: 'Next semester prepared',
    },
    'semester-opened': {
      group: 'programme',
      hu: 'Megnyitották a következő félévet',
      en: 'Next semester opened',
    },
    'student-included': {
      group: 'students',
      hu: 'Utólag felvették a félévbe',
      en: 'Let into the current semester',
    },
  },
  constraints: {
    one_key_per_semester: { code: 'semester-key-taken', fields: taken('semester') },
  },
  internalConstraints: [
    'a_current_semester_is_opened',
    'each_semester_has_its_own_deadlines',
    'one_absence_per_student_and_semester',
    'one_current_semester',
    'one_number_per_semester',
    'one_semester_in_preparation',
  ],
})
