export default {
  title: 'Beadott one-pagerek',
  searchHint: 'Név, e-mail-cím vagy Neptun-kód',
  columns: {
    name: 'Hallgató',
    university: 'Egyetem',
    type: 'Miről szól',
    submitted: 'Beadva',
  },
  own: 'Saját ötlet',
  notYet: 'Még nem adta be',
  uploaded: { legend: 'Beadás', yes: 'Beadta', no: 'Még nem adta be', never: 'Nem adta be' },
  challenges: 'Partneri kihívás',
  openOne: 'Megnyitás: {name}',
  zip: 'Letöltés ZIP-fájlban',
  empty: 'Még nincs hallgató ebben a félévben. Amint elkezdik a félévet, itt jelennek meg.',
  nobodyYet: 'Még senki sem adott be one-pagert.',
  emptyFinished: 'Ezt a félévet egy hallgató sem kezdte el.',
} as const
