export default {
  title: 'Help',
  search: 'Search the questions',
  found: '{count, plural, =0 {No results} one {# result} other {# results}}',
  nothing: 'We have no ready answer to this. Try another word, or write to us.',
  showAll: 'Show every question',
  contact: {
    title: 'Didn’t find it?',
    coordinator: 'Your university’s coordinator helps with registration, grades and university rules.',
    office: 'The programme office helps with everything else:',
    what: 'Tell us on which page, when and on what device it happened. Never send a password.',
  },
} as const
