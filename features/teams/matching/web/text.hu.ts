export default {
  title: 'Neked ajánljuk',
  lead: 'A te profilod és az övék alapján, naponta frissítve.',
  offLead: 'Az ajánlások ki vannak kapcsolva.',
  why: 'Miért ajánljuk',
  more: 'Az összes ({count, number})',
  fewer: 'Kevesebb',
  turnOn: 'Bekapcsolom',
  turnOff: 'Kikapcsolom',
  offTitle: 'Kikapcsolod az ajánlásokat?',
  offEffect:
    'Nem ajánlunk neked másokat, és téged sem ajánlunk másoknak. Amit eddig kértél és kaptál, megmarad. Bármikor visszakapcsolhatod, a Beállításokban is.',
  turnedOn: 'Bekapcsoltuk az ajánlásokat',
  turnedOff: 'Kikapcsoltuk az ajánlásokat',
  reasons: {
    TYPE: {
      theirs: '{type}: ez a típus hiányzik a csapatodból',
      own: '{type}: a te típusod hiányzik a csapatból',
    },
    FOCUSES: 'Közös iparág: {names}',
    LANGUAGES: 'Közös nyelv: {names}',
    UNIVERSITY: 'Azonos egyetem',
    LAST_PLACE: 'Egy szabad hely maradt',
    BOTH_PLACES: 'Két szabad hely: ketten is jöhettek',
  },
  short: {
    TYPE: { theirs: 'A csapatodból hiányzó típus', own: 'Hiányzik a te típusod' },
    FOCUSES: 'Közös iparág: {names}',
    LANGUAGES: 'Közös nyelv: {names}',
    UNIVERSITY: 'Azonos egyetem',
    LAST_PLACE: 'Egy szabad hely',
    BOTH_PLACES: 'Két szabad hely',
  },
  none: { members: 'Csapatot keres', projects: 'Csapattagot keres', mentors: 'Vállal még projektet' },
  setting: {
    title: 'Ajánlások',
    label: { student: 'Kapok ajánlásokat, és engem is ajánlhattok', mentor: 'Engem is ajánlhattok' },
    student:
      'Projekteket, csapattagokat és mentorokat ajánlunk neked, és téged is ajánlunk azoknak, akikhez illesz. Ha kikapcsolod, egyik sem történik.',
    mentor:
      'Ajánlunk azoknak a projekteknek, amelyekhez illesz. Ha kikapcsolod, csak a mentorkeresőben találnak meg.',
  },
} as const
