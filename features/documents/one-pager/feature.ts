import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const onePagerFeature = feature({
  contract,
  examples: {
    corporateProblemIds: ['3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'],
  },
  refusals: {
    'one-pager-submitted': {
      status: 409,
      when: 'handing in a second one-pager (spec 4)',
      hu: 'A one-pageredet már beadtad. Egyet lehet beadni, és az végleges.',
      en: 'You have already handed in your one-pager. You can only hand in one, and it is final.',
    },
    'one-pager-deadline-passed': {
      status: 409,
      when: 'handing in a one-pager after the deadline of the semester',
      hu: 'A one-pager beadási határideje lejárt.',
      en: 'The one-pager deadline has passed.',
    },
    'one-pager-onboarding-needed': {
      status: 409,
      when: 'handing in a one-pager before its introduction was seen (decision O0)',
      hu: 'Előbb nézd át a one-pager bemutatóját!',
      en: 'Read the introduction to the one-pager first.',
    },
    'course-not-completed': {
      status: 409,
      when: 'handing in a one-pager or a progress report before every module and exam is completed (spec 4); `detail.missing` names the modules',
      hu: 'Akkor adhatod be, ha minden modullal és vizsgával kész vagy.',
      en: 'You can hand it in once you have completed every module and exam.',
    },
  },
  acts: {
    'one-pager-submitted': { group: 'documents', hu: 'Beadta a one-pagerét', en: 'Handed in the one-pager' },
    'one-pager-read': { group: 'documents', hu: 'Megnyitották a one-pagerét', en: 'One-pager opened' },
    'one-pagers-downloaded': {
      group: 'documents',
      hu: 'Letöltötték a one-pagereket',
      en: 'One-pagers downloaded',
    },
  },
  constraints: {
    one_one_pager_per_student_and_semester: { code: 'one-pager-submitted' },
  },
  internalConstraints: [
    'a_one_pager_names_a_challenge_of_its_semester',
    'a_one_pager_for_a_challenge_names_it',
  ],
})
