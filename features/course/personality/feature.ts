import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const personalityFeature = feature({
  contract,
  refusals: {
    'personality-not-tested': {
      status: 409,
      when: 'choosing a personality before the test was answered',
      hu: 'Előbb töltsd ki a személyiségtesztet!',
      en: 'Take the personality test first.',
    },
    'personality-test-incomplete': {
      status: 400,
      when: 'an answer is missing, doubled or belongs to no statement',
      hu: 'Minden állításra pontosan egy válasz kell.',
      en: 'Every statement needs exactly one answer.',
    },
    'personality-test-uniform': {
      status: 409,
      when: 'more than nine tenths of the answers are equal, and the caller has not confirmed them (decision C7)',
      hu: 'Szinte minden állításra ugyanazt a választ adtad. Így gondolod?',
      en: 'You gave almost every statement the same answer. Is that what you mean?',
    },
    'personality-in-team': {
      status: 409,
      when: 'choosing another personality in a team of two or more (decision C7)',
      hu: 'Már csapatban vagy, ezért a típusod nem módosítható.',
      en: 'You are in a team, so your type can no longer be changed.',
    },
  },
  acts: {
    'personality-chosen': {
      group: 'accounts',
      hu: 'Személyiségtípust választott',
      en: 'Chose a personality',
    },
  },
})
