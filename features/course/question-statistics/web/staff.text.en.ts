export default {
  title: 'Questions and their statistics',
  lead: 'Exam questions in the order in which they’re worth a look. We count them anew every hour from finished exams.',
  searchHint: 'In the text of the question',
  empty: 'There are no exam questions in this semester yet.',
  columns: {
    question: 'Question',
    met: 'Drawn by',
    rightShare: 'Correct',
    discrimination: 'Discrimination',
    seconds: 'Time',
    marks: 'Sign',
    lastMet: 'Last drawn',
  },
  filters: { modules: 'Module', kinds: 'Kind', levels: 'What it asks', marks: 'Sign' },
  ofModule: 'Module {position, number}: {title}',
  retired: 'archived',
  none: 'Not drawn yet.',
  noFigure: '–',
  seconds: '{seconds, plural, one {# second} other {# seconds}}',
  times: '{count, plural, one {# exam} other {# exams}}',
  marks: {
    'wrong-option-better': 'A wrong answer does better',
    'weak-discrimination': 'Doesn’t discriminate',
    'hardly-anybody-right': 'Hardly anyone knows it',
    'nearly-everybody-right': 'Nearly everyone knows it',
  },
  marksMean: {
    'wrong-option-better':
      'Those who gave this wrong answer did better in the other questions than those who gave the correct one. The key may be wrong.',
    'weak-discrimination':
      'Students who do well in the other questions don’t do better here. The question may be ambiguous.',
    'hardly-anybody-right': 'On average, it earns less than twenty per cent of its points.',
    'nearly-everybody-right':
      'On average, it earns more than ninety-five per cent of its points, so it tells little.',
  },
  part: {
    title: 'How was it answered?',
    version: 'Version {number, number}',
    counted: 'Counted: {at}',
    answers: 'How many gave which answer',
    answer: 'Answer',
    chosen: 'Given by',
    rest: 'Their other questions',
    right: 'correct',
    none: 'No exam has drawn it yet. The figures will be here within an hour of the first finished exam.',
  },
} as const
