export default {
  semester: '{years}, {number, number}. félév',
  count: 'pont a {of, number} pontból',
  countAndGrade: 'pont a {of, number} pontból · {grade} ({number, number})',
  choices: 'Mi álljon a kártyádon?',
  name: 'A nevem',
  type: 'A típusom',
  points: 'A pontjaim',
} as const
