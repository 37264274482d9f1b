export default {
  title: 'Search everything',
  label: 'Search',
  hint: 'Page or lesson…',
  results: 'Results',
  close: 'Close',
  pages: 'Pages',
  lessons: 'Lessons',
  nothing: 'Nothing found.',
  count: '{count, plural, =0 {Nothing found.} one {# result.} other {# results.}}',
} as const
