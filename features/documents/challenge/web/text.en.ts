export default {
  by: 'Set by {company}',
  slots: '{free, number} of {all, plural, one {# place} other {# places}} free',
  full: 'Full',
  closed: 'Closed',
  until: 'Deadline: {date}',
  documents: 'Documents',
  document: '{name}, {size}',
  details: 'Details',
  detailsOf: 'Details: {title}',
  empty: 'There are no partner challenges yet. As soon as a partner sets one, you’ll see it here.',
} as const
