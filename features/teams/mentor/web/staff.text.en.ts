export default {
  terms: { specialization: 'Edit areas of expertise', focus: 'Edit industries' },
  places: 'Places',
  placesOf: 'Places: {name}',
  dialog: {
    title: 'How many projects may they take?',
    used: 'They have {capacity, plural, one {# place} other {# places}} now; taken: {used, number}. You can’t set fewer than {used, number}.',
    capacity: 'Number of places',
    hint: 'A number from 1 to {max, number}. Left empty, the setting of the semester applies.',
    effect: 'If no place is left, the applications that wait for an answer are closed.',
    done: 'The number of places has been set',
  },
} as const
