export default {
  choose: 'Semester:',
  current: '{key} (current)',
  finished: 'Finished semester: {key}',
  readOnly: 'You can read everything, but you can no longer change anything.',
} as const
