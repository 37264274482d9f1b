import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const startupLabFeature = feature({
  contract,
  refusals: {
    'event-dates-wrong': {
      status: 400,
      when: 'an event begins before today, or ends before it begins',
      hu: 'Az esemény nem kezdődhet a mai nap előtt, és nem érhet véget a kezdete előtt.',
      en: 'An event can’t start before today or end before it starts.',
    },
  },
  acts: {
    'event-added': { group: 'published', hu: 'Megjelent egy esemény', en: 'Event published' },
    'event-edited': { group: 'published', hu: 'Módosult egy esemény', en: 'Event edited' },
    'event-removed': { group: 'published', hu: 'Töröltek egy eseményt', en: 'Event deleted' },
  },
  constraints: {
    an_event_ends_after_it_starts: { code: 'event-dates-wrong', fields: { endsAt: { rule: 'format' } } },
  },
  internalConstraints: [
    'an_event_has_five_categories_at_most',
    'a_removed_event_ended_after_it_started',
    'an_event_is_edited_after_it_was_added',
    'an_event_is_removed_after_it_was_added',
    'one_category_per_position',
  ],
})
