export default {
  title: 'Szószedet',
  lead: 'A tananyag szakszavai, röviden elmagyarázva. Ahol egy lecke használja őket, ott is megnyithatod a jelentésüket.',
  toModules: 'Modulok',
  search: 'Keresés a szószedetben',
  found: '{count, plural, =0 {Nincs ilyen kifejezés.} other {# kifejezés}}',
  letters: 'Kezdőbetűk',
  lessons: 'Leckék:',
  empty: 'A szószedetben még nincs egyetlen kifejezés sem.',
  absent: 'Ez a kifejezés nincs (már) a szószedetben. Keresd meg a többi között!',
}
