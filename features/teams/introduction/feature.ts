import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const introductionFeature = feature({
  contract,
  examples: {
    oneLiner: 'I build sensors and ask people.',
    showsOnePager: true,
    introduction: 'I have built sensors for two years, and look for a team that asks before it builds.',
    personalities: ['CTO'],
  },
  acts: {
    'introduction-published': {
      group: 'teams',
      hu: 'Közzétette a bemutatkozását',
      en: 'Introduction published',
    },
    'introduction-withdrawn': {
      group: 'teams',
      hu: 'Elrejtette a bemutatkozását',
      en: 'Introduction hidden',
    },
    'one-pager-read-by-owner': {
      group: 'documents',
      hu: 'Egy projektgazda megnyitott egy one-pagert',
      en: 'One-pager opened by a project owner',
    },
  },
  internalConstraints: [
    'an_introduction_has_five_focuses_at_most',
    'one_focus_of_an_introduction_per_position',
    'one_introduction_per_student_and_semester',
  ],
})
