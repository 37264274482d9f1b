export default {
  title: 'A csapat következő lépése',
  answer: 'Válaszolok',
  'find-project': {
    title: 'Csatlakozz egy projekthez, vagy indítsd el a sajátodat!',
    act: 'Projektet keresek',
  },
  'publish-project': { title: 'Tedd közzé a projektedet!', act: 'A projektemhez' },
  'find-member': {
    title: '{count, plural, other {Még # hely szabad a csapatban: kit hívsz meg?}}',
    act: 'Csapattagot keresek',
  },
  'find-mentor': { title: 'Válasszatok mentort!', act: 'Mentort keresek' },
  'suggest-mentor': { title: 'Kit kérjetek mentornak?', act: 'Mentort javaslok' },
  report: { title: 'Készítsétek el az előrehaladási jelentést!', act: 'A jelentéshez' },
} as const
