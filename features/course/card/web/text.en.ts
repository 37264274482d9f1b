export default {
  semester: '{years}, semester {number, number}',
  count: 'of {of, plural, one {# point} other {# points}}',
  countAndGrade: 'of {of, plural, one {# point} other {# points}} · {grade} ({number, number})',
  choices: 'What goes on your card?',
  name: 'My name',
  type: 'My type',
  points: 'My points',
} as const
