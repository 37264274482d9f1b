export default {
  title: 'News',
  unread: 'New',
  edited: 'Edited: {date}',
  empty: 'There is no news yet. What concerns you will appear here.',
  newest: 'Latest news',
  all: 'All news',
} as const
