export default {
  title: 'Help',
  groups: 'Topics',
  search: 'Search the questions',
  found: '{count, plural, =0 {No results} one {# result} other {# results}}',
  nothing: 'We don’t have a ready answer to this. Try another word, or write to us.',
  showAll: 'Show every question',
  contact: {
    title: 'Didn’t find it?',
    coordinator: 'Your university’s coordinator helps with registration, grades and university rules.',
    office: 'The programme office helps with everything else:',
    what: 'Tell us which page it was, when it happened and on what device. Never send a password.',
    accessibility: 'Accessibility statement',
  },
} as const
