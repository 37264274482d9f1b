import { feature, taken } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const termsFeature = feature({
  contract,
  refusals: {
    'term-taken': {
      status: 409,
      when: 'another term of this kind has this word',
      hu: 'Ez a szó már szerepel a listában.',
      en: 'This is already in the list.',
    },
    'term-in-use': {
      status: 409,
      when: 'removing a term that something names',
      hu: 'Ezt még használja valami, ezért nem törölhető.',
      en: 'This is still in use, so you can’t remove it.',
    },
  },
  acts: {
    'term-added': { group: 'programme', hu: 'Új szó került egy listába', en: 'Word added to a list' },
    'term-renamed': {
      group: 'programme',
      hu: 'Átneveztek egy szót egy listában',
      en: 'Word in a list renamed',
    },
    'term-removed': {
      group: 'programme',
      hu: 'Kikerült egy szó egy listából',
      en: 'Word removed from a list',
    },
  },
  constraints: {
    one_term_of_a_kind_per_hungarian_word: { code: 'term-taken', fields: taken('hu') },
    one_term_of_a_kind_per_english_word: { code: 'term-taken', fields: taken('en') },
  },
})
