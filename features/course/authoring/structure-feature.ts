import { feature } from '#platform/contract/feature.ts'
import * as contract from './structure-calls.ts'

export const structureFeature = feature({
  contract,
  examples: {
    act: 'bonus',
    seen: 'k3R7w1ZpYt0aQm8c',
    before: ['3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'],
  },
  refusals: {
    'structure-changed-meanwhile': {
      status: 409,
      when: 'changing the structure of a course that is not what its preview said any more (decision 27)',
      hu: 'Közben megváltozott, kit érint ez. Nézd meg újra, és erősítsd meg!',
      en: 'Who this affects has changed in the meantime. Look at it again and confirm.',
    },
    'students-would-lose': {
      status: 409,
      when: 'a change by which students lose something, without the confirmation of it; `detail.losing` says how many',
      hu: 'Ettől néhány hallgató rosszabb helyzetbe kerülne. Ezt külön meg kell erősítened.',
      en: 'Some students would be worse off. You need to confirm that separately.',
    },
    'module-has-drafts': {
      status: 409,
      when: 'discarding a new module while drafts of its lessons or questions are there (decision 27)',
      hu: 'Ennek az új modulnak vannak még vázlatai. Előbb azokat vesd el!',
      en: 'This new module still has drafts. Discard those first.',
    },
    'last-required-module': {
      status: 409,
      when: 'making the only required module a bonus module, or retiring it',
      hu: 'Ez az egyetlen kötelező modul. Előbb tegyél kötelezővé egy másikat!',
      en: 'This is the only required module. Make another one required first.',
    },
  },
  acts: {
    'module-restructured': {
      group: 'published',
      hu: 'Megváltozott egy modul helye vagy szerepe',
      en: 'Place or role of a module changed',
    },
    'lessons-ordered': {
      group: 'published',
      hu: 'Megváltozott egy modul leckéinek sorrendje',
      en: 'Order of the lessons of a module changed',
    },
  },
  constraints: {
    no_exam_begins_in_a_retired_module: { code: 'no-exam' },
    nobody_begins_a_retired_module: { code: 'not-found' },
    a_module_that_was_begun_keeps_its_place: { code: 'structure-changed-meanwhile' },
    a_draft_is_of_a_module: { code: 'not-found' },
  },
})
