export default {
  waiting: 'Waiting for an answer.',
  done: 'The programme office has read it and closed it.',
  answered: 'Answer from the programme office, {date}',
} as const
