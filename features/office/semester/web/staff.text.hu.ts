export default {
  title: 'Következő félév',
  hint: 'Előkészítheted a következő félévet: senkinek sem változik semmi, amíg meg nem nyitod.',
  prepare: 'A következő félév előkészítése',
  change: 'Adatok módosítása',
  open: 'Félév megnyitása: {key}',
  key: 'A félév azonosítója',
  keyHint: 'Tanév és félév, például {example}',
  keyWrong: 'A következő félév azonosítóját írd be, például 2026-27-2',
  course: 'Tananyag',
  modules: '{count, plural, one {# modul} other {# modul}}',
  units: { answerDays: 'nap', examMinutes: 'perc', passMarkPercent: '%', gradeLimits: '%' },
  loading: 'A tananyag töltődik…',
  prepareTitle: 'A következő félév előkészítése',
  prepareText: 'A többi beállítás a mostani félévéből indul, és a megnyitás után módosítható.',
  save: 'Mentés',
  prepared: 'A következő félév elő van készítve',
  openTitle: 'Megnyitod ezt a félévet: {key}?',
  openNow: 'Félév megnyitása',
  who: {
    legend: 'Kik folytatják?',
    NONE: 'Senki: az első félévet új hallgatók kezdik',
    LISTED: 'Akiket felsorolok',
    COMPLETED: 'Aki ennek a félévnek minden modulját elvégezte',
    ALL: 'Mindenki, aki ebben a félévben részt vesz',
  },
  list: 'Neptun-kódok',
  listHint: 'Soronként egy, vagy vesszővel elválasztva',
  noCodes:
    '{count, plural, one {Ez nem Neptun-kód, kihagyjuk: {words}} other {# szó nem Neptun-kód, kihagyjuk, például: {words}}}',
  typeKey: 'Írd be a félév azonosítóját: {key}',
  keyMissed: 'Nem ez a félév azonosítója',
  kept: {
    staff:
      'A mostani félév ({key}) lezárul, de minden adata olvasható és letölthető marad: az oldalakon a félév választójával nyitható meg, ezért most semmit sem kell elmenteni.',
    own: 'A hallgatók és a mentorok a sajátjukat a Modulok oldalon, a korábbi félévek között találják.',
  },
  effect: {
    title: 'mit változtat a megnyitás',
    newcomers:
      '{count, plural, other {# új hallgató}} most kezdi az első félévét: a regisztrációja rendben van, de még egy félévet sem kezdett el.',
    continue:
      '{count, plural, =0 {A mostani hallgatók közül senki sem folytatja.} one {# hallgató folytatja: a következő bejelentkezésekor újra végigmegy a kezdő lépéseken.} other {# hallgató folytatja: a következő bejelentkezésükkor újra végigmennek a kezdő lépéseken.}}',
    stay: '{count, plural, =0 {Mindenki folytatja.} one {# hallgató nem folytatja: megtartja, amit elért, de ebben a félévben nem vesz részt.} other {# hallgató nem folytatja: megtartják, amit elértek, de ebben a félévben nem vesznek részt.}}',
    openAttempts:
      '{count, plural, one {# megkezdett vizsga} other {# megkezdett vizsga}} még befejezhető a régi félévben.',
    pendingRequests:
      '{count, plural, one {# válaszra váró kérés lezárul} other {# válaszra váró kérés lezárul}}, és az érintettek levelet kapnak.',
    drafts: '{count, plural, other {# projekt}} vázlat maradt, és már nem tehető közzé.',
    told: 'Aki folytatja, aki nem, a mentorok és a munkatársak is levelet kapnak róla.',
    againFirst:
      '{count, plural, other {Közülük # hallgató}} egyszer már elvégezte az első félévet, és elölről kezdené a programot.',
    againSecond:
      '{count, plural, other {Közülük # hallgató}} egyszer már elvégezte a második félévet, és újra elkezdené.',
    againMeant: 'Igen, ezt a {count, plural, other {# hallgatót}} szándékosan engedem újra be.',
    unknown:
      '{count, plural, one {Ez a kód egyik mostani hallgatóé sem: {codes}} other {# kód egyik mostani hallgatóé sem, például: {codes}}}',
    final: 'Mindenkinek egyszerre változik, és nem vonható vissza.',
  },
} as const
