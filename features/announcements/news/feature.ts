import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const newsFeature = feature({
  contract,
  examples: {
    until: '2026-11-22T09:00:00.000Z',
  },
  refusals: {
    'news-target-outside': {
      status: 400,
      when: 'an item of a university is for mentors, or for another university (decision N1)',
      hu: 'Egy egyetem híre csak a saját hallgatóinak és koordinátorainak szólhat.',
      en: 'A university’s news can only be for its own students and coordinators.',
    },
  },
  acts: {
    'news-added': { group: 'published', hu: 'Megjelent egy hír', en: 'News published' },
    'news-edited': { group: 'published', hu: 'Módosult egy hír', en: 'News edited' },
    'news-removed': { group: 'published', hu: 'Töröltek egy hírt', en: 'News deleted' },
  },
  constraints: {
    news_of_a_university_is_not_for_mentors: {
      code: 'news-target-outside',
      fields: { roles: { rule: 'format' } },
    },
    a_news_image_has_a_text: { code: 'invalid-request', fields: { imageText: { rule: 'required' } } },
  },
  internalConstraints: [
    'news_is_edited_after_it_was_published',
    'news_is_for_students_university_staff_or_mentors',
  ],
})
