export default {
  places: 'Places',
  placesOf: 'Places: {name}',
  column: 'Places',
  used: '{used, number} of {capacity, number} taken',
  own: 'own number',
  dialog: {
    title: 'How many projects may they take?',
    used: 'Projects taken so far: {used, number}. There cannot be fewer places.',
    capacity: 'Number of places',
    hint: 'A number from 1 to {max, number}. Left empty, the setting of the semester applies.',
    effect: 'If no place is left, the applications that wait for an answer are closed.',
    done: 'The number of places has been set',
  },
} as const
