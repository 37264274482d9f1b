export default {
  home: {
    lead: 'One of your exam results has changed',
    changed: '{title}: {after, number} instead of {before, number} points',
    same: '{title}: still {after, number} points, but one question counts differently',
    seen: 'OK, I’ve seen it',
  },
  result: {
    title: 'How your result has changed',
    before: 'At first',
    after: 'Since {date}',
    points: '{points, number} points, {passed, select, true {passed} other {not passed}}',
    question: 'Question {position}: {after, number} instead of {before, number} points',
  },
  ruling: {
    'full-points': 'Everyone got full points for this question.',
    'also-accept': 'We accepted this too: {answers}',
    'right-answer':
      'The right answer is now: {answers}.{keeps, select, true { Whoever gave the earlier one has kept the points.} other {}}',
    'leave-out': 'This question doesn’t count in your result.',
    'left-in': 'This question counts only for those who get more with it. It counts in your result.',
    'as-asked': '',
  },
}
