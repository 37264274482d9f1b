export default {
  title: 'Keresés mindenben',
  label: 'Keresés',
  hint: 'Oldal vagy lecke…',
  results: 'Találatok',
  close: 'Bezárás',
  pages: 'Oldalak',
  lessons: 'Leckék',
  nothing: 'Erre nincs találat.',
  count: '{count, plural, =0 {Nincs találat.} other {# találat.}}',
} as const
