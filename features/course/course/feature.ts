import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const courseFeature = feature({
  contract,
  refusals: {
    'lesson-locked': {
      status: 409,
      when: 'reading a lesson of a module before which another is not completed (decision C2)',
      hu: 'Ez a lecke még zárva van: előbb teljesítsd a korábbi modulokat.',
      en: 'This lesson is still locked. Complete the earlier modules first.',
    },
    'lesson-too-soon': {
      status: 409,
      when: 'the end of a lesson was reached sooner than it can be read, or less than half of its media was heard (decision C2)',
      hu: 'Ehhez túl gyorsan értél a lecke végére. Ha már ismered, jelöld késznek!',
      en: 'That was too fast to count as read. If you know this lesson already, mark it as done.',
    },
    'module-locked': {
      status: 409,
      when: 'starting the exam of a module before which another is not completed (spec 4)',
      hu: 'A vizsga modulja még zárva van.',
      en: 'You have not yet unlocked the module for this exam.',
    },
    'attempts-exhausted': {
      status: 409,
      when: 'every attempt of this exam is used; the points still count (spec 4)',
      hu: 'Elhasználtad az összes próbálkozásodat.',
      en: 'You have exhausted your allowed attempts.',
    },
    'no-exam': {
      status: 409,
      when: 'the module has no exam (spec 4)',
      hu: 'Ehhez a modulhoz nem tartozik vizsga.',
      en: 'No exam for module.',
    },
  },
  internalConstraints: ['a_published_version_is_done'],
})
