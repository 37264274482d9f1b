export default {
  title: 'Next semester',
  hint: 'You can prepare the next semester: nothing changes for anyone until you open it.',
  prepare: 'Prepare the next semester',
  change: 'Change its details',
  open: 'Open the semester: {key}',
  key: 'Semester code',
  keyHint: 'Academic year and semester, such as {example}',
  keyWrong: 'Type the code of the next semester, such as 2026-27-2',
  course: 'Course',
  modules: '{count, plural, one {# module} other {# modules}}',
  loading: 'The course is being loaded…',
  prepareTitle: 'Prepare the next semester',
  prepareText: 'All other settings begin as this semester’s and can be changed once it is open.',
  save: 'Save',
  prepared: 'The next semester is prepared',
  openTitle: 'Open semester {key}?',
  openNow: 'Open the semester',
  who: {
    legend: 'Who continues?',
    NONE: 'No one: new students begin the first semester',
    LISTED: 'Only the students I list',
    COMPLETED: 'Whoever has completed every module of this semester',
    ALL: 'Everyone who takes part in this semester',
  },
  list: 'Neptun codes',
  listHint: 'One a line, or with commas between',
  noCodes:
    '{count, plural, one {This isn’t a Neptun code, so we skip it: {words}} other {# words aren’t Neptun codes, so we skip them, for example: {words}}}',
  typeKey: 'Type the semester code: {key}',
  keyMissed: 'This isn’t the semester code',
  kept: {
    staff:
      'The current semester ({key}) ends, and everything in it can still be read and downloaded: pages have a choice of semesters for it, so nothing needs to be saved now.',
    own: 'Students and mentors find theirs on the Modules page, under earlier semesters.',
  },
  effect: {
    title: 'what opening changes',
    newcomers:
      '{count, plural, one {# new student begins} other {# new students begin}} their first semester: let in, and never started one.',
    continue:
      '{count, plural, =0 {None of the current students continue.} one {# student continues and takes the first steps again when they next sign in.} other {# students continue and take the first steps again when they next sign in.}}',
    stay: '{count, plural, =0 {Everyone continues.} one {# student doesn’t continue, keeps what they achieved, and takes no part in this semester.} other {# students don’t continue, keep what they achieved, and take no part in this semester.}}',
    openAttempts:
      '{count, plural, one {# exam under way} other {# exams under way}} can still be finished in the old semester.',
    pendingRequests:
      '{count, plural, one {# request that waits for an answer ends} other {# requests that wait for an answer end}}, and those concerned get an email.',
    drafts:
      '{count, plural, one {# project is still a draft} other {# projects are still drafts}} and can no longer be published.',
    told: 'Those who continue, those who don’t, mentors and staff get an email about it.',
    againFirst:
      '{count, plural, one {# of them has} other {# of them have}} already completed a first semester and would begin the programme from the start.',
    againSecond:
      '{count, plural, one {# of them has} other {# of them have}} already completed a second semester and would begin it again.',
    againMeant: 'Yes, I mean to let {count, plural, one {this # student} other {these # students}} in again.',
    unknown:
      '{count, plural, one {This code belongs to no current student: {codes}} other {# codes belong to no current student, such as: {codes}}}',
    final: 'It changes for everyone at once and can’t be undone.',
  },
} as const
