import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

const lessonTexts = {
  title: 'What a startup is',
  summary: 'What tells a startup from a small business.',
  body: '## Try it\n\nName three.',
  checks: [],
  media: [],
}
const questionTexts = {
  prompt: 'What is tested first?',
  options: ['The problem', 'The logo'],
  matches: [],
  unit: '',
  why: 'Without a problem there is nothing to solve.',
}
const writtenQuestion = {
  kind: 'question',
  content: {
    kind: 'single',
    points: 1,
    level: 'recall',
    lesson: null,
    validUntil: null,
    correct: [0],
    number: null,
    hu: questionTexts,
    en: questionTexts,
  },
}

export const authoringFeature = feature({
  contract,
  examples: {
    written: writtenQuestion,
    content: { invented: [], hu: lessonTexts, en: lessonTexts },
    basedOn: 2,
    number: '2',
    summary: 'What could half-empty vans carry on their way back?',
  },
  refusals: {
    'draft-changed-meanwhile': {
      status: 409,
      when: 'saving, publishing or restoring over a draft that somebody changed since it was read; the body carries it (decision 22)',
      hu: 'Ezt a vázlatot közben más is módosította.',
      en: 'Someone else has changed this draft in the meantime.',
    },
    'draft-not-whole': {
      status: 409,
      when: 'publishing a draft that lacks something in one of the languages; the body says where (decision 22)',
      hu: 'A vázlatból még hiányzik valami, ezért nem jelenhet meg.',
      en: 'This draft isn’t complete yet, so it can’t be published.',
    },
    'blueprint-too-large': {
      status: 409,
      when: 'a blueprint that asks for more questions than an exam has, or than its bank has of a lesson and level',
      hu: 'Ez több kérdés, mint amennyi a vizsgában vagy a kérdésbankban van.',
      en: 'That’s more questions than the exam or the question bank has.',
    },
    'last-of-module': {
      status: 409,
      when: 'retiring the last lesson of a module, or the question without which an exam has fewer than it draws (decision 22)',
      hu: 'Ezt most nem lehet archiválni: a modulnak nem maradna elég leckéje vagy kérdése.',
      en: 'This can’t be archived now. The module wouldn’t have enough lessons or questions left.',
    },
  },
  acts: {
    'content-published': { group: 'published', hu: 'Tananyag jelent meg', en: 'Course material published' },
    'content-retired': {
      group: 'published',
      hu: 'Archiváltak egy részt a tananyagból',
      en: 'Course material archived',
    },
    'content-reinstated': {
      group: 'published',
      hu: 'Visszaállítottak egy részt a tananyagból',
      en: 'Course material restored',
    },
    'blueprint-changed': {
      group: 'published',
      hu: 'Megváltozott egy vizsga összeállítása',
      en: 'Exam blueprint changed',
    },
    'draft-discarded': { group: 'published', hu: 'Elvetettek egy vázlatot', en: 'Draft discarded' },
  },
  internalConstraints: [
    'a_draft_belongs_to_a_module_unless_it_is_one',
    'a_draft_changes_a_version',
    'a_retired_module_blocks_nobody',
    'a_version_of_a_question_is_of_one_that_is_there',
    'a_question_asks_to_recall_or_to_apply',
    'a_blueprint_asks_to_recall_or_to_apply',
    'a_question_has_at_most_eight_options',
    'a_question_has_right_options_unless_it_asks_a_number',
    'a_question_is_of_a_known_kind',
    'one_number_for_a_lesson_and_level',
    'one_lesson_per_position',
    'one_module_per_position',
  ],
})
