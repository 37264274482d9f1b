export default {
  title: 'A program indulása',
  left: '{count, plural, =0 {Minden megvan: ez a lista most eltűnhet.} other {Még # lépés van hátra. Ami nem sürgős, félreteheted.}}',
  finish: 'Kész, a lista eltüntetése',
  finished: 'A program beállítása kész',
  states: { OPEN: 'Hátravan', DONE: 'Kész', ASIDE: 'Félretéve' },
  right: 'Megnéztem, rendben',
  rightOf: 'Megnéztem, rendben: {name}',
  aside: 'Félreteszem',
  asideOf: 'Félreteszem: {name}',
  again: 'Mégis előveszem',
  againOf: 'Mégis előveszem: {name}',
  steps: {
    name: {
      title: 'A neved',
      what: 'A meghívódban még „Program Iroda” állt. Írd be a neved, hogy a többiek tudják, ki dönt.',
    },
    mail: {
      title: 'Levelezés',
      what: 'Küldj magadnak egy próbalevelet: a meghívók és a megerősítések ugyanígy mennek.',
    },
    controller: {
      title: 'Adatkezelő',
      what: 'Add meg, ki felel a személyes adatokért. Enélkül a regisztráció nem nyitható meg.',
    },
    dates: {
      title: 'A félév időpontjai',
      what: 'A mostani időpontokat a telepítés adta. Állítsd be a sajátjaidat, vagy jelezd, ha jók.',
    },
    universities: {
      title: 'Egyetemek',
      what: 'Nézd át, melyik egyetemek vesznek részt: a regisztrálók ezek közül választanak.',
    },
    course: { title: 'Tananyag', what: 'Nézd át a modulokat, a leckéket és a vizsgák leírását.' },
    coordinators: {
      title: 'Egyetemi koordinátorok',
      what: 'Hívd meg, akik az egyetemükön a regisztrációkról döntenek.',
    },
    registration: {
      title: 'Regisztráció',
      what: 'Most zárva van: hallgató csak meghívóval juthat be. Az adatkezelő és az időpontok után nyithatod meg.',
    },
  },
  ways: {
    name: 'A profilomhoz',
    controller: 'Az adatkezelőhöz',
    dates: 'Az időpontokhoz',
    universities: 'Az egyetemekhez',
    course: 'A modulokhoz',
    coordinators: 'A meghívásokhoz',
  },
} as const
