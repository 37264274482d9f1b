export default {
  title: 'Set up the programme',
  left: '{count, plural, =0 {All done: you can hide this list now.} one {# step left. You can set aside anything that isn’t urgent.} other {# steps left. You can set aside anything that isn’t urgent.}}',
  finish: 'Done, hide the list',
  finished: 'The programme is set up',
  states: { OPEN: 'To do', DONE: 'Done', ASIDE: 'Set aside' },
  right: 'Checked',
  rightOf: 'Checked: {name}',
  aside: 'Set aside',
  asideOf: 'Set aside: {name}',
  again: 'Back to the list',
  againOf: 'Back to the list: {name}',
  steps: {
    name: {
      title: 'Your name',
      what: 'Your invitation said “Program Iroda”. Enter your name so that others know who decides.',
    },
    mail: {
      title: 'Email',
      what: 'Send yourself a test email: invitations and verifications are sent the same way.',
    },
    controller: {
      title: 'Data controller',
      what: 'Say who is responsible for personal data. You can’t open registration without it.',
    },
    dates: {
      title: 'Dates of the semester',
      what: 'These dates came with the installation. Set your own, or confirm them.',
    },
    universities: {
      title: 'Universities',
      what: 'Check which universities are taking part: people choose from them when they register.',
    },
    course: {
      title: 'Course',
      what: 'Check the modules, the lessons and what the exams say about themselves.',
    },
    coordinators: {
      title: 'University coordinators',
      what: 'Invite the people who decide on their universities’ registrations.',
    },
    registration: {
      title: 'Registration',
      what: 'Closed for now: students can only join by invitation. You can open it once the data controller and the dates are set.',
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
