/** Refusals that stand at a field of the form. */
export const onField = {
  'challenge-deadline-outside': 'deadline',
  'challenge-slots-taken': 'maxStudents',
} as const
