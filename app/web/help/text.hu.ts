export default {
  title: 'Segítség',
  groups: 'Témák',
  search: 'Keresés a kérdések között',
  found: '{count, plural, =0 {Nincs találat} other {# találat}}',
  nothing: 'Erre nincs kész válaszunk. Próbáld más szóval, vagy írj nekünk!',
  showAll: 'Minden kérdés mutatása',
  contact: {
    title: 'Nem találtad meg?',
    coordinator:
      'Regisztrációval, jeggyel és egyetemi szabályokkal kapcsolatban az egyetemed koordinátora segít.',
    office: 'Minden másban a programiroda segít:',
    what: 'Írd meg, melyik oldalon, mikor és milyen eszközön történt, amiről írsz. Jelszót soha ne küldj!',
    accessibility: 'Akadálymentességi nyilatkozat',
  },
} as const
