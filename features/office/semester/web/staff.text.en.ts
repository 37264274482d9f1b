export default {
  title: 'Next semester',
  hint: 'Prepare the next semester in advance: nothing changes for anyone until you open it.',
  prepare: 'Prepare the next semester',
  change: 'Change details',
  open: 'Open semester {key}',
  key: 'Semester code',
  keyHint: 'Academic year and semester, such as {example}',
  keyWrong: 'Type the code of the next semester, such as 2026-27-2',
  course: 'Course',
  modules: '{count, plural, one {# module} other {# modules}}',
  units: { answerDays: 'days', examMinutes: 'min', passMarkPercent: '%', gradeLimits: '%' },
  loading: 'Loading the course…',
  prepareTitle: 'Prepare the next semester',
  prepareText: 'All other settings start as they are this semester, and you can change them once it is open.',
  save: 'Save',
  prepared: 'The next semester is ready to open',
  openTitle: 'Open semester {key}?',
  openNow: 'Open the semester',
  who: {
    legend: 'Who continues?',
    NONE: 'No one: new students start the first semester',
    LISTED: 'Only the students I list',
    COMPLETED: 'Everyone who has completed every module this semester',
    ALL: 'Everyone who is taking part this semester',
  },
  list: 'Neptun codes',
  listHint: 'One per line, or separated by commas',
  noCodes:
    '{count, plural, one {This isn’t a Neptun code, so we skip it: {words}} other {# words aren’t Neptun codes, so we skip them, for example: {words}}}',
  typeKey: 'Type the semester code: {key}',
  keyMissed: 'That isn’t the semester code',
  kept: {
    staff:
      'The current semester ({key}) ends. You can still read and download everything in it by choosing that semester on a page, so there is nothing to save now.',
    own: 'Students and mentors find theirs on the Modules page, under earlier semesters.',
  },
  effect: {
    title: 'what opening changes',
    newcomers:
      '{count, plural, one {# new student starts their first semester} other {# new students start their first semester}}: accepted, and never started one before.',
    continue:
      '{count, plural, =0 {None of the current students continue.} one {# student continues, and goes through the first steps again when they next sign in.} other {# students continue, and go through the first steps again when they next sign in.}}',
    stay: '{count, plural, =0 {Everyone continues.} one {# student doesn’t continue. They keep what they have achieved, but don’t take part in this semester.} other {# students don’t continue. They keep what they have achieved, but don’t take part in this semester.}}',
    openAttempts:
      '{count, plural, one {# student can still finish an exam} other {# students can still finish their exams}} from the old semester.',
    pendingRequests:
      '{count, plural, one {# unanswered request closes} other {# unanswered requests close}}, and the people concerned get an email.',
    drafts:
      '{count, plural, one {# project is still a draft} other {# projects are still drafts}} and can no longer be published.',
    told: 'Students who continue, students who don’t, mentors and staff all get an email.',
    againFirst:
      '{count, plural, one {# of them has} other {# of them have}} already completed a first semester and would start the programme from scratch.',
    againSecond:
      '{count, plural, one {# of them has} other {# of them have}} already completed a second semester and would start it again.',
    againMeant: 'Yes, let {count, plural, one {this # student} other {these # students}} start again.',
    unknown:
      '{count, plural, one {No current student has this code: {codes}} other {# codes don’t belong to a current student, for example: {codes}}}',
    final: 'This changes things for everyone straight away and can’t be undone.',
  },
} as const
