export default {
  waiting: 'Waiting for an answer.',
  done: 'The programme office has looked at it and closed it.',
  answered: 'Answer of the programme office, {date}',
} as const
