export default {
  title: 'One-pager',
  onboarding: {
    title: 'A one-pagered',
    lead: 'Egy oldal, amelyből bárki megérti, mit akarsz megoldani, kinek és hogyan. Ezzel zárod a félévet.',
    steps: {
      course: {
        title: 'Végezz minden modullal és vizsgával',
        text: 'Akkor adhatod be, ha minden modult teljesítettél.',
      },
      idea: {
        title: 'Válassz: saját ötlet vagy partneri kihívás',
        text: 'A kihívásokon korlátozott a helyek száma: a hely a beadással lesz a tiéd.',
      },
      pdf: {
        title: 'Írd meg egy oldalon, és mentsd PDF-be',
        text: 'Legfeljebb 5 MB lehet, jelszó nélkül. Beadás előtt megnézheted, mit kap a programiroda.',
      },
      final: {
        title: 'Add be egyszer, végleg',
        text: 'Egyetlen one-pagert adhatsz be, és utólag nem módosítható.',
      },
    },
    deadline: 'Beadási határidő: {date}',
    begin: 'Értem, kezdjük',
  },
  missing: {
    title: 'Még nem adhatod be',
    text: 'Előbb végezz minden modullal és vizsgával. Ez van hátra:',
    go: 'Irány a modulok',
  },
  notStarted: 'A félév még nem kezdődött el. A one-pagert utána adhatod be.',
  deadlinePassed:
    'A one-pager beadási határideje {date} volt. Ha úgy érzed, tévedés történt, írj a programirodának!',
  wrongSemester: 'Az első félévben nem adtál be one-pagert.',
  deadline: 'Beadási határidő: {date}',
  type: {
    legend: 'Miről szól a one-pagered?',
    OWN: 'Saját ötletről',
    OWNHint: 'A te problémád, a te megoldásod.',
    CHALLENGE: 'Partneri kihívásról',
    CHALLENGEHint: 'Egy cég valódi feladata. A helyek száma korlátozott.',
  },
  challenge: {
    legend: 'Melyik kihívást választod?',
    choose: 'Ezt választom',
    chosen: 'Ezt választottad',
    needed: 'Válassz egy kihívást!',
    chooseOne: 'Ezt választom: {title}',
  },
  file: 'A one-pager PDF-ben',
  submit: 'One-pager beadása',
  long: {
    title: 'Ez a fájl {count, number} oldalas. Ezt adod be?',
    text: 'A one-pager az ötleted egy oldalon. Beadás után nem cserélheted le.',
    confirm: 'Igen, ezt a fájlt',
  },
  confirm: {
    title: 'Beadod a one-pageredet?',
    final: 'A beadás végleges: utólag nem cserélheted le, és másikat nem adhatsz be.',
    own: 'Saját ötlet',
    ofChallenge: 'Partneri kihívás: {title}',
    submit: 'Véglegesen beadom',
  },
  failed: 'A one-pager feltöltése nem sikerült :(',
  success: {
    title: 'Sikeres feltöltés',
    heading: 'Célba értél. Megvan a one-pagered.',
    occasion: 'Beadtam a one-pageremet',
    open: 'Megnézem',
  },
  submitted: {
    card: 'Megosztható kártya',
    took: '{modules, number} modul, {modules, number} vizsga, egy oldal: {days, number} nap alatt.',
    next: 'A következő félévben csapat és projekt vár.',
    home: 'Vissza a kezdőlapra',
    title: 'Beadtad a one-pageredet',
    at: 'Beadva: {date}',
    open: 'Megnyitás',
  },
  details: {
    title: 'One-pager',
    own: 'Saját ötlet',
    ofChallenge: 'Partneri kihívás: {title}',
    at: 'Beadva: {date}',
    download: 'Letöltés ({size})',
    by: '{name} one-pagere',
  },
} as const
