export default {
  home: {
    lead: 'One of your exam results has changed',
    changed:
      '{title}, attempt {number}: {after, plural, one {# point} other {# points}} instead of {before, number}',
    same: '{title}, attempt {number}: still {after, plural, one {# point} other {# points}}, but one question counts differently',
    seen: 'OK, I’ve seen it',
  },
  result: {
    title: 'How your result has changed',
    before: 'At first',
    after: 'Since {date}',
    points:
      '{points, plural, one {# point} other {# points}}, {passed, select, true {passed} other {not passed}}',
    question:
      'Question {position}: {after, plural, one {# point} other {# points}} instead of {before, number}',
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
