export default {
  by: 'Kiírta: {company}',
  slots: '{all, number} helyből {free, number} szabad',
  full: 'Betelt',
  closed: 'Lejárt',
  until: 'Határidő: {date}',
  documents: 'Dokumentumok',
  document: '{name}, {size}',
  details: 'Részletek',
  detailsOf: 'Részletek: {title}',
  empty: 'Még nincs partneri kihívás. Amint kiír egyet egy partner, itt jelenik meg.',
} as const
