export default {
  places: 'Places',
  placesOf: 'Places: {name}',
  dialog: {
    title: 'How many projects may they take?',
    used: 'They have {capacity, number} places now, {used, number} of them taken. There cannot be fewer than are taken.',
    capacity: 'Number of places',
    hint: 'A number from 1 to {max, number}. Left empty, the setting of the semester applies.',
    effect: 'If no place is left, the applications that wait for an answer are closed.',
    done: 'The number of places has been set',
  },
} as const
