export default {
  result: {
    title: 'How your result has changed',
    before: 'At first',
    after: 'Since {date}',
    points:
      '{points, plural, one {#\u00a0point} other {#\u00a0points}}, {passed, select, true {passed} other {not passed}}',
    question:
      'Question\u00a0{position}: {after, plural, one {#\u00a0point} other {#\u00a0points}} instead of {before, number}',
  },
  ruling: {
    'full-points': 'Everyone got full points for this question.',
    'also-accept': 'We accepted this too: {answers}',
    'right-answer':
      'The correct answer is now: {answers}.{keeps, select, true { Anyone who gave the earlier one has kept the points.} other {}}',
    'leave-out': 'This question doesn’t count in your result.',
    'left-in': 'This question counts only for those who get more with it. It counts in your result.',
  },
}
