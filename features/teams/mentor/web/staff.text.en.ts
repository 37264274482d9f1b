export default {
  terms: { specialization: 'Edit areas of expertise', focus: 'Edit industries' },
  places: 'Set places',
  placesOf: 'Set places: {name}',
  dialog: {
    title: 'How many projects may they take?',
    used: 'They have {capacity, plural, one {# place} other {# places}} now; taken: {used, number}. You can’t set fewer than {used, number}.',
    capacity: 'Number of places',
    hint: 'A number from 1 to {max, number}. Leave empty to use the semester’s setting.',
    effect: 'If no place is left, requests waiting for an answer will be closed.',
    done: 'The number of places has been set',
  },
} as const
