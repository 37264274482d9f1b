export default {
  tools: { callout: 'Callout', table: 'Table', lesson: 'Link to a lesson', term: 'Term from the glossary' },
  column: 'Column',
  tooLong: 'This doesn’t fit into the text, so nothing was pasted. Paste less at a time.',
  callout: {
    title: 'Which kind of callout?',
    lead: 'It’s made of the lines you selected. If the cursor is in one already, it changes kind or goes away.',
    kinds: {
      try: 'Try it',
      story: 'Story',
      warning: 'Watch out',
      sources: 'Sources',
    },
    for: {
      try: 'A short task along the way. Give what takes time a heading of its own: ## Try it (25 minutes)',
      story: 'An example, real or made up.',
      warning: 'What many get wrong, or what can do harm.',
      sources: 'Whose ideas this part uses. It doesn’t count as reading time.',
    },
  },
  lesson: {
    title: 'Which lesson should it lead to?',
    search: 'Search the lessons',
    found: '{count, plural, =0 {There’s no lesson like this.} one {1 lesson} other {# lessons}}',
    of: 'Module {module, number}, lesson {number, number}',
  },
}
