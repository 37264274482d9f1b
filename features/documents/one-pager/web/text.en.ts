export default {
  title: 'One-pager',
  onboarding: {
    title: 'Your one-pager',
    lead: 'One page that tells anyone what problem you want to solve, for whom and how. It completes your semester.',
    steps: {
      course: {
        title: 'Complete every module and exam',
        text: 'Handing in opens once each of your modules is completed.',
      },
      idea: {
        title: 'Choose: an idea of your own or a partner challenge',
        text: 'Challenges have a limited number of places: a place becomes yours when you hand in.',
      },
      pdf: {
        title: 'Write it on one page and save it as a PDF',
        text: 'Up to 5 MB, without a password. Before handing in you can look at what the programme office gets.',
      },
      final: {
        title: 'Hand it in once, for good',
        text: 'You can hand in one one-pager only, and it can’t be changed afterwards.',
      },
    },
    deadline: 'Deadline: {date}',
    begin: 'Got it, let’s begin',
  },
  missing: {
    title: 'You can’t hand it in yet',
    text: 'Complete every module and exam first. This is left:',
    go: 'Go to the modules',
  },
  notStarted: 'The semester hasn’t started yet. You can hand in the one-pager after it has.',
  deadlinePassed:
    'The deadline for one-pagers was {date}. If you think this is a mistake, write to the programme office.',
  wrongSemester: 'You didn’t hand in a one-pager in the first semester.',
  deadline: 'Deadline: {date}',
  type: {
    legend: 'What is your one-pager about?',
    OWN: 'An idea of my own',
    OWNHint: 'Your problem, your solution.',
    CHALLENGE: 'A partner challenge',
    CHALLENGEHint: 'A real task of a company. The number of places is limited.',
  },
  challenge: {
    legend: 'Which challenge do you choose?',
    choose: 'Choose this',
    chosen: 'Your choice',
    needed: 'Choose a challenge.',
    chooseOne: 'Choose this: {title}',
  },
  file: 'The one-pager as a PDF',
  submit: 'Hand in…',
  long: {
    title: 'This file has {count, plural, one {# page} other {# pages}}. Hand this one in?',
    text: 'A one-pager is your idea on one page. Once it is handed in, you can’t replace it.',
    confirm: 'Yes, this file',
  },
  confirm: {
    title: 'Hand in your one-pager?',
    final: 'This is final: you can’t replace it later, and you can’t hand in another one.',
    own: 'An idea of your own',
    ofChallenge: 'Partner challenge: {title}',
    submit: 'Hand in',
  },
  failed: 'Failed to upload one-pager :(',
  success: {
    title: 'Successful upload',
    text: 'We have received your one-pager. You can look at it here at any time.',
    open: 'Look at it',
  },
  submitted: {
    took: '{modules, plural, one {# module} other {# modules}}, {modules, plural, one {# exam} other {# exams}}, one page, in {days, plural, one {# day} other {# days}}.',
    next: 'A team and a project come next semester.',
    home: 'Back to the dashboard',
    title: 'You have handed in your one-pager',
    at: 'Handed in: {date}',
    open: 'Open',
  },
  details: {
    title: 'One-pager',
    own: 'Own idea',
    ofChallenge: 'Partner challenge: {title}',
    at: 'Handed in: {date}',
    download: 'Download ({size})',
    by: 'One-pager of {name}',
  },
} as const
