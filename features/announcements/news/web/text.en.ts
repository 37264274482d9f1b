export default {
  title: 'News',
  unread: 'New',
  edited: 'Edited: {date}',
  empty: 'There is no news yet. News for you will appear here.',
  newest: 'Latest news',
  all: 'All news',
} as const
