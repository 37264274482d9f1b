export default {
  choose: 'Semester:',
  current: '{key} (current)',
  finished: 'Finished semester: {key}',
  readOnly: 'Everything can be read, and nothing can be changed any more.',
} as const
