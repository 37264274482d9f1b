import { feature, taken } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const glossaryFeature = feature({
  contract,
  examples: {
    huWord: 'lemorzsolódás',
    huMeaning: 'Azoknak az ügyfeleknek az aránya, akik egy hónap alatt elmennek.',
    enWord: 'churn',
    enMeaning: 'The share of customers who leave within a month.',
  },
  refusals: {
    'glossary-word-taken': {
      status: 409,
      when: 'a term with the word of another one in the same language, however it is written (decision 29)',
      hu: 'Ez a szó már szerepel a szószedetben.',
      en: 'This word is already in the glossary.',
    },
    'glossary-term-in-use': {
      status: 409,
      when: 'deleting a term that a lesson names, in a draft or in any version that was published (decision 29)',
      hu: 'Ezt a kifejezést egy lecke használja, ezért nem törölhető.',
      en: 'A lesson uses this term, so it can’t be deleted.',
    },
    'glossary-full': {
      status: 409,
      when: 'adding a term to a glossary of a thousand',
      hu: 'A szószedet megtelt: legfeljebb 1000 kifejezés lehet benne.',
      en: 'The glossary is full. It can hold up to 1,000 terms.',
    },
  },
  acts: {
    'glossary-term-added': {
      group: 'published',
      hu: 'Új kifejezés a szószedetben',
      en: 'Term added to the glossary',
    },
    'glossary-term-edited': { group: 'published', hu: 'Módosult egy kifejezés', en: 'Glossary term edited' },
    'glossary-term-removed': {
      group: 'published',
      hu: 'Töröltek egy kifejezést',
      en: 'Glossary term deleted',
    },
  },
  constraints: {
    a_term_has_a_hungarian_word_of_its_own: { code: 'glossary-word-taken', fields: taken('huWord') },
    a_term_has_an_english_word_of_its_own: { code: 'glossary-word-taken', fields: taken('enWord') },
    a_term_of_a_version_stays: { code: 'draft-not-whole' },
  },
  internalConstraints: [
    'a_term_has_a_key_of_its_own',
    'a_term_is_edited_after_it_was_added',
    'an_edited_term_has_its_editor',
  ],
})
