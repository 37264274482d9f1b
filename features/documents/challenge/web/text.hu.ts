export default {
  by: 'Kiírta: {company}',
  slots: 'Szabad hely: {free, number} / {all, number}',
  full: 'Betelt',
  closed: 'Lejárt',
  until: 'Határidő: {date}',
  documents: 'Dokumentumok',
  document: '{name}, {size}',
  details: 'Részletek',
  detailsOf: 'Részletek: {title}',
  empty: 'Még nincs partneri kihívás. Amint kiír egyet egy partner, itt jelenik meg.',
} as const
