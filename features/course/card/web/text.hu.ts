export default {
  semester: '{years}, {number, number}. félév',
  count: '/ {of, number} pont',
  countAndGrade: '/ {of, number} pont · {grade} ({number, number})',
  choices: 'Mi álljon a kártyádon?',
  name: 'A nevem',
  type: 'A típusom',
  points: 'A pontjaim',
} as const
