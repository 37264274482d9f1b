export default {
  title: 'Előrehaladási jelentések',
  searchHint: 'Projekt vagy projektgazda neve',
  columns: {
    project: 'Projekt',
    owner: 'Projektgazda',
    university: 'Egyetem',
    uploaded: 'Feltöltve',
    acts: 'Műveletek',
  },
  incomplete: 'Hiányos csapat',
  notYet: 'Még nincs feltöltve',
  uploaded: { legend: 'Feltöltés', yes: 'Feltöltve', no: 'Még nincs feltöltve' },
  download: 'Letöltés',
  downloadOne: 'Letöltés: {name}',
  counts: '{uploads, number} feltöltve, {without, number} hiányzik',
  zip: 'Letöltés ZIP-fájlban',
  empty: 'Ebben a félévben még nincs projekt. Amint a hallgatók elindítják a sajátjukat, itt jelenik meg.',
} as const
