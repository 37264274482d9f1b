export default {
  tools: { callout: 'Kiemelt rész…', table: 'Táblázat', lesson: 'Hivatkozás egy leckére…', figure: 'Ábra…' },
  column: 'Oszlop',
  tooLong: 'Ez nem fér bele a szövegbe, ezért semmi sem került be. Illessz be kevesebbet!',
  callout: {
    title: 'Milyen kiemelt rész legyen?',
    lead: 'A kijelölt sorokból lesz. Ha már ilyenben áll a kurzor, megszüntetjük, vagy másmilyen lesz.',
    kinds: {
      try: 'Próbáld ki!',
      story: 'Történet',
      warning: 'Figyelj rá!',
      sources: 'Források',
    },
    for: {
      try: 'Egy rövid feladat szöveg közben. Ami időt kér, annak adj saját címsort: ## Próbáld ki! (25 perc)',
      story: 'Egy valódi vagy kitalált példa.',
      warning: 'Amit sokan elrontanak, vagy amiből baj lehet.',
      sources: 'Kinek a gondolatait használja ez a rész. Az olvasási időbe nem számít bele.',
    },
  },
  figure: {
    title: 'Ábra a szövegbe',
    change: 'Az ábra módosítása',
    put: 'Beszúrás',
    save: 'Módosítás',
    search: 'Vagy válassz a médiatárból: keresés a címekben',
    found: '{count, plural, =0 {Nincs ilyen kép a médiatárban.} other {# kép}}',
    side: 'a médiatár képei',
    another: 'Másik kép',
    gone: 'Ezt a képet közben törölték a médiatárból.',
    words: 'Mit mutat az ábra?',
    wordsHint:
      'Annak szól, aki nem látja. Mondd el, amit az ábrából meg kell érteni, ne azt, hogy milyen: „A három lépés körbeér: építs, mérj, tanulj.”',
    wordsNeeded: 'Írd le, mit mutat az ábra.',
    caption: 'Képaláírás',
    captionHint: 'Az ábra alatt áll, mindenki látja.',
  },
  lesson: {
    title: 'Melyik leckére mutasson?',
    search: 'Keresés a leckék között',
    found: '{count, plural, =0 {Nincs ilyen lecke.} other {# lecke}}',
    of: '{module, number}. modul, {number, number}. lecke',
  },
}
