export default {
  choose: 'Félév:',
  current: '{key} (jelenlegi)',
  finished: 'Lezárt félév: {key}',
  readOnly: 'Minden olvasható, de már nem módosítható.',
} as const
