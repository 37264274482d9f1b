export default {
  waiting: 'Waiting for an answer.',
  done: 'The programme office has read it and marked it as done.',
  answered: 'Answer from the programme office, {date}',
} as const
