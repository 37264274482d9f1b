export default {
  waiting: 'Válaszra vár.',
  done: 'A programiroda megnézte és lezárta.',
  answered: 'A programiroda válasza, {date}',
} as const
