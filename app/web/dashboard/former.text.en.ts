export default {
  title: 'Here is what you have achieved',
  nothing: 'You haven’t started a semester yet',
  goingOn: 'Would you like to continue?',
  whoDecides:
    'Semester {key} has opened, and you aren’t taking part in it. The programme office decides who takes part when a semester opens. Everything you have achieved is still yours.',
  writeTo:
    'If you would like to continue, or think there has been a mistake, write to the programme office: {contact}',
  semester: 'Semester {number, number} ({key})',
  completed:
    '{count, plural, =1 {{completed, number} of 1 module} other {{completed, number} of # modules}} {failed, plural, =0 {completed.} other {closed, {passed, plural, one {# exam} other {# exams}} passed.}}',
  grade: 'Proposed grade: {grade} ({number, number}), {percent, number}%',
  gradeOf: '{points, number} of {reachable, number} points',
  byModule: 'By module',
  module: '{position, number}. {title}',
  points: '{points, plural, =1 {1 point} other {# points}}',
  noExam: 'no exam taken',
  lessons: 'Lessons and exam results',
  onePager: 'One-pager',
  handedIn: 'Handed in: {date}',
  openOnePager: 'Open the one-pager',
  noOnePager: 'You didn’t hand in a one-pager.',
} as const
