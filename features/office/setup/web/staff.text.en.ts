export default {
  title: 'Starting the programme',
  left: '{count, plural, =0 {Everything is there: this list may go now.} one {# step is left. What isn’t urgent can be set aside.} other {# steps are left. What isn’t urgent can be set aside.}}',
  finish: 'Done, hide the list',
  finished: 'The programme is set up',
  states: { OPEN: 'To do', DONE: 'Done', ASIDE: 'Set aside' },
  right: 'Looked at, fine',
  rightOf: 'Looked at, fine: {name}',
  aside: 'Set aside',
  asideOf: 'Set aside: {name}',
  again: 'Take up again',
  againOf: 'Take up again: {name}',
  steps: {
    name: {
      title: 'Your name',
      what: 'Your invitation said “Program Iroda”. Enter your name so that others know who decides.',
    },
    mail: {
      title: 'Email',
      what: 'Send yourself a test message: invitations and verifications go the same way.',
    },
    controller: {
      title: 'Data controller',
      what: 'Say who is responsible for personal data. Registration can’t be opened without it.',
    },
    dates: {
      title: 'Dates of the semester',
      what: 'The present dates come from the installation. Set your own, or say that they are right.',
    },
    universities: {
      title: 'Universities',
      what: 'Look at which universities take part: whoever registers chooses among them.',
    },
    course: {
      title: 'Course',
      what: 'Look at the modules, the lessons and what the exams say of themselves.',
    },
    coordinators: {
      title: 'University coordinators',
      what: 'Invite those who decide on the registrations of their universities.',
    },
    registration: {
      title: 'Registration',
      what: 'It is closed: students come in by invitation alone. You can open it after the data controller and the dates.',
    },
  },
  ways: {
    name: 'To my profile',
    controller: 'To the data controller',
    dates: 'To the dates',
    universities: 'To the universities',
    course: 'To the modules',
    coordinators: 'To the invitations',
  },
} as const
