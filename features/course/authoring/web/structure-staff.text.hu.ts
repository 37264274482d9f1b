export default {
  title: 'A modul helye és szerepe',
  actOn: '{act}: {title}',
  acts: {
    required: 'Legyen kötelező',
    bonus: 'Legyen bónusz',
    retire: 'Modul archiválása',
    reinstate: 'Modul visszaállítása',
    up: 'Feljebb',
    down: 'Lejjebb',
  },
  titles: {
    required: 'Kötelező modul legyen? {title}',
    bonus: 'Bónuszmodul legyen? {title}',
    retire: 'Archiválod ezt a modult? {title}',
    reinstate: 'Visszaállítod ezt a modult? {title}',
    up: 'Előbbre kerüljön? {title}',
    down: 'Későbbre kerüljön? {title}',
    order: 'A leckék sorrendje: {title}',
  },
  means: {
    required:
      'A kötelező modul nélkül a következő nem nyílik meg, és a vizsgája beleszámít az ajánlott jegybe.',
    bonus: 'A bónuszmodul nem zár el semmit, és a vizsgája nem számít bele az ajánlott jegybe.',
    retire:
      'Akik már elkezdték, azoknál bónuszmodulként megmarad, és a megkezdett vizsgájukat befejezhetik. Mások elől eltűnik, és új vizsga nem indul benne.',
    reinstate: 'Bónuszmodulként kerül vissza. Ha kell, utána teheted kötelezővé.',
    up: 'Helyet cserél az előtte lévő modullal, amelyet szintén senki sem kezdett el. Amit már elkezdtek, a helyén marad.',
    down: 'Helyet cserél az utána lévő modullal, amelyet szintén senki sem kezdett el. Amit már elkezdtek, a helyén marad.',
    place:
      'A {number, number}. helyre kerül. A közben lévő modulok, amelyeket szintén senki sem kezdett el, egy hellyel odébb mennek. Amit már elkezdtek, a helyén marad.',
    order: 'A hallgatók mostantól ebben a sorrendben látják a leckéket. Amivel végeztek, az kész marad.',
  },
  nobody:
    '{count, plural, =0 {Ebben a félévben még nincs hallgató.} other {A félév # hallgatója közül senkit sem érint.}}',
  figures: {
    completed: '{count, plural, other {# hallgató már teljesítette ezt a modult.}}',
    opens: '{count, plural, other {# hallgatónak nyílik meg újabb modul.}}',
    closes: '{count, plural, other {# hallgatónak zárul be olyan modul, amelyet még nem kezdett el.}}',
    finishes: '{count, plural, other {# hallgatónak ezzel minden kötelező modulja kész.}}',
    unfinishes:
      '{count, plural, other {# hallgatónak most minden kötelező modulja kész, ezután viszont nem lesz az.}}',
    gradeRises: '{count, plural, other {# hallgató ajánlott jegye javul.}}',
    gradeFalls: '{count, plural, other {# hallgató ajánlott jegye romlik.}}',
    outdates: '{count, plural, other {# hallgató tanúsítványa elavul: újat kell letöltenie.}}',
  },
  better: 'Jobb helyzetbe kerül',
  worse: 'Rosszabb helyzetbe kerül',
  who: '{count, plural, other {# hallgató név szerint}}',
  losers: '{names}{more, plural, =0 {} other { és még #}}.',
  lowers: '{count, plural, other {Tudom, hogy # hallgató rosszabb helyzetbe kerül, és mégis ezt szeretném}}',
  lowersMissing: 'Ezt külön meg kell erősítened.',
  moveLesson: 'Lecke áthelyezése: {title}',
  ordered: 'Az új sorrendet elmentettük.',
  takeBack: 'Visszavonom',
  orderSave: 'Sorrend mentése',
  done: 'Megváltoztattuk',
}
