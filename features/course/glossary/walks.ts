import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['glossary.one', 'glossary.edit', 'glossary.remove'],
  notMeasured: {
    'glossary.list':
      'at most a thousand terms, which are cached, and one’s own modules as course.progress reads them',
    'glossary.one': 'reads one row by its key, and by indexes the lessons that name it',
    'glossary.add': 'writes one row, and reads the keys of at most a thousand',
    'glossary.edit': 'writes one row by its key',
    'glossary.remove': 'deletes one row by its key',
  },
}
