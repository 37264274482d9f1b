export default {
  title: 'Position and type',
  actOn: '{act}: {title}',
  acts: {
    required: 'Make it required',
    bonus: 'Make it a bonus',
    retire: 'Archive the module',
    reinstate: 'Restore the module',
    up: 'Move up',
    down: 'Move down',
  },
  titles: {
    required: 'Make this module required? {title}',
    bonus: 'Make this a bonus module? {title}',
    retire: 'Archive this module? {title}',
    reinstate: 'Restore this module? {title}',
    up: 'Move this module up? {title}',
    down: 'Move this module down? {title}',
    order: 'Order of lessons: {title}',
  },
  means: {
    required:
      'The next module opens only once a required one is complete, and its exam counts in the proposed grade.',
    bonus: 'A bonus module never blocks another one, and its exam doesn’t count in the proposed grade.',
    retire:
      'Students who have begun it keep it as a bonus module, and can finish an exam that is open. For everyone else it disappears, and no new exam begins in it.',
    reinstate: 'It comes back as a bonus module. You can make it required afterwards.',
    up: 'It changes places with the module before it, which no one has begun either. What students have begun stays where it is.',
    down: 'It changes places with the module after it, which no one has begun either. What students have begun stays where it is.',
    place:
      'It becomes number {number, number}. The modules in between, which no one has begun either, move by one place. What students have begun stays where it is.',
    order: 'From now on students see the lessons in this order. What they have done stays done.',
  },
  nobody:
    '{count, plural, =0 {There are no students in this semester yet.} one {It doesn’t affect the # student of this semester.} other {It affects none of the # students of this semester.}}',
  figures: {
    completed:
      '{count, plural, one {# student has completed this module.} other {# students have completed this module.}}',
    opens:
      '{count, plural, one {Another module opens for # student.} other {Another module opens for # students.}}',
    closes:
      '{count, plural, one {A module that they haven’t begun closes for # student.} other {A module that they haven’t begun closes for # students.}}',
    finishes:
      '{count, plural, one {# student will have completed every required module.} other {# students will have completed every required module.}}',
    unfinishes:
      '{count, plural, one {# student has completed every required module now, and won’t have any more.} other {# students have completed every required module now, and won’t have any more.}}',
    gradeRises:
      '{count, plural, one {The proposed grade of # student rises.} other {The proposed grades of # students rise.}}',
    gradeFalls:
      '{count, plural, one {The proposed grade of # student falls.} other {The proposed grades of # students fall.}}',
    outdates:
      '{count, plural, one {The certificate of # student goes out of date: they need to download a new one.} other {The certificates of # students go out of date: they need to download new ones.}}',
  },
  better: 'Better off',
  worse: 'Worse off',
  who: '{count, plural, one {# student by name} other {# students by name}}',
  losers: '{names}{more, plural, =0 {} other { and # more}}.',
  lowers:
    '{count, plural, one {I understand that # student will be worse off} other {I understand that # students will be worse off}}',
  lowersMissing: 'You need to confirm this separately.',
  moveLesson: 'Move the lesson: {title}',
  ordered: 'The new order is saved.',
  takeBack: 'Undo',
  orderSave: 'Save the order',
  done: 'Changed',
}
