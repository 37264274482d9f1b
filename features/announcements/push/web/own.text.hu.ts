export default {
  title: 'A programiroda üzeni',
  none: 'Mindet bezártad.',
  go: 'Megnézem',
  close: 'Bezárás',
  closeOne: 'Bezárás: {title}',
  onPhone: 'Kérem ezeket a telefonomra is',
} as const
