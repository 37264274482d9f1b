export default {
  semester: '{years}, semester {number, number}',
  count: 'of {of, number} points',
  countAndGrade: 'of {of, number} points · {grade} ({number, number})',
  choices: 'What goes on your card?',
  name: 'My name',
  type: 'My type',
  points: 'My points',
} as const
