export default {
  title: 'One-pager',
  onboarding: {
    title: 'Your one-pager',
    lead: 'One page that tells anyone what problem you want to solve, for whom and how. It completes your semester.',
    steps: {
      course: {
        title: 'Complete every module and exam',
        text: '{count, plural, =0 {You have done this.} one {You can hand it in once you have completed every module. # is left.} other {You can hand it in once you have completed every module. # are left.}}',
      },
      idea: {
        title: 'Choose your own idea or a partner challenge',
        text: 'Challenges have a limited number of places: you get yours when you hand in.',
      },
      pdf: {
        title: 'Write it on one page and save it as a PDF',
        text: 'Up to 5 MB, without a password. Before you hand it in, you see exactly what the programme office will get.',
      },
      final: {
        title: 'Hand it in, once and for all',
        text: 'You can only hand in one, and you can’t change it afterwards.',
      },
    },
    begin: 'Got it, let’s begin',
    toModule: 'Continue with module\u00a0{position, number}',
    toModules: 'Go to the modules',
  },
  missing: {
    title: 'You can’t hand it in yet.',
    modules: 'Still to do',
    module: '{position, number}. {title}',
    locked: '(still locked)',
    go: 'Go to the modules',
  },
  notStarted: 'The semester hasn’t started yet. You can hand in your one-pager once it has.',
  deadlinePassed:
    'The one-pager deadline was {date}. If you think this is a mistake, write to the programme office.',
  wrongSemester: 'You didn’t hand in a one-pager in the first semester.',
  until: 'Deadline',
  once: { name: 'Good to know', text: 'You can hand it in once, and you can’t replace it afterwards.' },
  type: {
    legend: 'What is your one-pager about?',
    OWN: 'My own idea',
    OWNHint: 'Your problem, your solution.',
    CHALLENGE: 'A partner challenge',
    CHALLENGEHint: 'A real task from a company. Places are limited.',
  },
  challenge: {
    legend: 'Which challenge do you choose?',
    needed: 'Choose a challenge.',
  },
  file: 'Your one-pager as a PDF',
  submit: 'Hand in the one-pager',
  long: {
    title: 'This file has {count, plural, one {# page} other {# pages}}. Hand it in anyway?',
    text: 'A one-pager is your idea on one page. Once you hand it in, you can’t replace it.',
    confirm: 'Yes, hand in this file',
  },
  confirm: {
    title: 'Hand in your one-pager?',
    final: 'This is final: you can’t replace it later, and you can’t hand in another one.',
    own: 'Your own idea',
    ofChallenge: 'Partner challenge: {title}',
    submit: 'Hand in',
  },
  failed: 'Failed to upload one-pager :(',
  success: {
    title: 'Successful upload',
    heading: 'You made it. Your one-pager is in.',
    occasion: 'My one-pager is in',
    open: 'Open my one-pager',
  },
  submitted: {
    card: 'A card to share',
    took: '{modules, plural, one {# module} other {# modules}}, {modules, plural, one {# exam} other {# exams}}, one page, in {days, plural, one {#\u00a0day} other {#\u00a0days}}.',
    behind:
      'You completed {modules, plural, one {#\u00a0module} other {#\u00a0modules}} in the {key} semester.',
    next: 'A team and a project come next semester.',
    home: 'Back to the dashboard',
    title: 'You have handed in your one-pager',
    at: 'Handed in: {date}',
    open: 'Open the one-pager',
  },
  details: {
    backToOwn: 'Your one-pager',
    backToAll: 'Submitted one-pagers',
    title: 'One-pager',
    own: 'Own idea',
    ofChallenge: 'Partner challenge: {title}',
    at: 'Handed in: {date}',
    download: 'Download ({size})',
    by: 'One-pager by {name}',
  },
} as const
