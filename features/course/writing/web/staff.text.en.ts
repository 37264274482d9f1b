export default {
  tools: {
    callout: 'Callout',
    table: 'Table',
    lesson: 'Link to a lesson',
    term: 'Term from the glossary',
    figure: 'Figure',
  },
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
  figure: {
    title: 'Put a figure into the text',
    change: 'Change the figure',
    put: 'Insert',
    save: 'Change',
    search: 'Or choose one from the library: search titles',
    found:
      '{count, plural, =0 {There’s no picture like this in the library.} one {1 picture} other {# pictures}}',
    side: 'the pictures of the library',
    another: 'Another picture',
    gone: 'This picture has been deleted from the library.',
    words: 'What does the figure show?',
    wordsHint:
      'For people who can’t see it. Say what there is to understand, not what it looks like: “The three steps form a loop: build, measure, learn.”',
    wordsNeeded: 'Describe what the figure shows.',
    caption: 'Caption',
    captionHint: 'It stands below the figure, for everyone.',
  },
  lesson: {
    title: 'Which lesson should it lead to?',
    search: 'Search the lessons',
    found: '{count, plural, =0 {There’s no lesson like this.} one {1 lesson} other {# lessons}}',
    of: 'Module\u00a0{module, number}, lesson\u00a0{number, number}',
  },
}
