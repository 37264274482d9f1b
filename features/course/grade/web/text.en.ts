export default {
  none: '{who, select, other {No proposed grade yet}}',
  first:
    '{who, select, own {You can follow it here after your first module exam.} other {It appears here after their first module exam.}}',
  title: '{who, select, own {Your proposed grade} other {Their proposed grade}}',
  pace: '{who, select, own {Your grade at this pace} other {Their grade at this pace}}',
  withAverage: '{grade} · {who, select, other {average}} {average, number}',
  missing: '{points, plural, one {# more point} other {# more points}} in total for {grade}.',
  to: { g1: 'insufficient', g2: 'sufficient', g3: 'satisfactory', g4: 'good', g5: 'excellent' },
  soFar:
    '{who, select, own {If you took no more exams, your} other {If they took no more exams, their}} proposed grade would be {number, number} ({grade}).',
  titleOver: '{who, select, own {Your final proposed grade} other {Their final proposed grade}}',
  noneOver: '{who, select, other {No proposed grade this semester}}',
  firstOver: '{who, select, own {You didn’t take a module exam.} other {They didn’t take a module exam.}}',
  sum: '{points, number} of {reachable, number} points, or {percent, number}%.',
  how: 'How is this calculated?',
  rule: 'Each module exam is worth 100 points, and the last attempt always counts. An exam you haven’t taken is worth 0.',
  limit: 'from {percent, number}%: {number, number} ({grade})',
  table: 'What counts towards {who, select, own {your} other {their}} grade, by module.',
  whatIf:
    'What if? Type in other points or move a slider to see how {who, select, own {your} other {their}} grade would change.',
  attempt: 'attempt {number, number}',
  notYet: 'not yet',
  notTaken: '{who, select, other {not taken}}',
  valueText: '{points, plural, one {# point} other {# points}}',
  reset: '{who, select, own {Back to my points} other {Back to their points}}',
  result:
    '{who, select, own {Your} other {Their}} grade would be {number, number} ({grade}), with {percent, number}%.',
  grades: { g1: 'insufficient', g2: 'sufficient', g3: 'satisfactory', g4: 'good', g5: 'excellent' },
} as const
