export default {
  title: 'Glossary',
  lead: 'The terms of the course, explained in brief. You can also open what they mean wherever a lesson uses them.',
  toModules: 'Modules',
  search: 'Search the glossary',
  found: '{count, plural, =0 {No such term.} one {# term} other {# terms}}',
  letters: 'First letters',
  lessons: 'Lessons:',
  empty: 'There are no terms in the glossary yet.',
  absent: 'This term isn’t in the glossary (any more). Look for it among the others.',
}
