export default {
  title: 'Előrehaladási jelentés',
  lead: 'Két oldalon: mit vállaltatok, mi lett belőle, mit tudtatok meg, és mi következik. Ezzel zárul a félévetek.',
  project: 'Projekt',
  until: 'Feltöltési határidő',
  deadline: 'Feltöltési határidő: {date}',
  template: {
    text: 'A sablonja az utolsó modul munkalapja.',
    download: 'Sablon letöltése',
  },
  noTeam:
    'Még nem vagy csapatban. Az előrehaladási jelentést majd a projektgazda tölti fel, és itt olvashatod el.',
  home: 'Vissza a kezdőlapra',
  byOwner:
    'A jelentést a projektgazda tölti fel, miután minden modullal és vizsgával végzett. Amint megtette, itt elolvashatod.',
  notStarted: 'A félév még nem kezdődött el. A jelentést utána töltheted fel.',
  deadlinePassed:
    'Az előrehaladási jelentés határideje {date} volt. Ha úgy érzed, tévedés történt, írj a programirodának!',
  missing: {
    title: 'Még nem töltheted fel',
    text: 'Előbb végezz minden modullal és vizsgával. Ez van hátra:',
    go: 'Irány a modulok',
  },
  incomplete: 'Egyedül vagy a projektben. Így is feltöltheted, de hiányos csapatként szerepelsz a listában.',
  incompleteUploaded: 'Egyfős a csapat, ezért hiányosként szerepel a programiroda listájában.',
  file: 'A jelentés PDF-ben',
  upload: 'Jelentés feltöltése',
  confirm: {
    title: 'Feltöltöd a jelentést?',
    final: 'A feltöltés végleges: utólag nem cserélheted le, és másikat nem tölthetsz fel.',
    upload: 'Véglegesen feltöltöm',
  },
  success: {
    title: 'Sikeres feltöltés',
    heading: 'Célba értetek. Megvan a jelentésetek.',
    took: '{days, number}\u00a0nap a félév kezdete óta.',
    occasion: 'Előrehaladási jelentés feltöltve',
    look: 'Megnézem',
  },
  uploaded: {
    title: 'A jelentés fel van töltve',
    at: 'Feltöltve',
    download: 'Letöltés ({size})',
  },
  dissolved: {
    title: 'Megszüntetett projekted jelentése',
    text: 'A projektet a programiroda megszüntette. A feltöltött jelentését továbbra is elolvashatod.',
    download: 'Letöltés: {project} ({size})',
  },
  link: { uploaded: 'Feltöltve: {date}', open: 'A jelentéshez' },
} as const
